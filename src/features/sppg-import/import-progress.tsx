import { useEffect, useState } from 'react';
import { formatNumber } from '@/lib/text/format';

/** Simulated: a single request reports no progress. */
export function ImportProgress({ count, isDone }: { count: number; isDone: boolean }) {
  const [progress, setProgress] = useState(0);

  useEffect(() => {
    const timer = setInterval(() => setProgress((value) => Math.min(90, value + 10)), 200);
    return () => clearInterval(timer);
  }, []);

  return (
    <div className="space-y-3 py-6">
      <output>Menyimpan {formatNumber(count)} SPPG...</output>
      <progress
        aria-label="Kemajuan impor"
        max={100}
        value={isDone ? 100 : progress}
        className="block w-full accent-brand-600"
      />
    </div>
  );
}
