import { Badge, type BadgeTone } from '@/components/ui/badge';

const tones: Record<string, BadgeTone> = {
  'Siap Bangun': 'neutral',
  'Proses Pembangunan': 'saffron',
  'Sudah Operasional': 'green',
};

export function StatusVerifikasiBadge({ status }: { status: string }) {
  return <Badge tone={tones[status]}>{status}</Badge>;
}
