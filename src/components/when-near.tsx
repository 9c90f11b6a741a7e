import { type ReactNode, useEffect, useRef, useState } from 'react';

/** How far below the screen a part may be when it starts to load. */
const distance = '800px';

/** Shows a part of the page only once the reader comes near it: its code and data are not fetched before. */
export function WhenNear({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  const [isNear, setIsNear] = useState(false);
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: distance },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);

  return isNear ? children : <div ref={ref}>{fallback}</div>;
}
