import * as AvatarPrimitive from '@radix-ui/react-avatar';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { profileRound } from '@/components/initials';

interface AvatarProps {
  src?: string | null;
  alt: string;
  /** What stands for the picture until it has loaded, and when it fails to load. */
  fallback: ReactNode;
  className?: string;
}

export function Avatar({ src, alt, fallback, className }: AvatarProps) {
  return (
    <AvatarPrimitive.Root className={clsx(profileRound, className)}>
      {src && <AvatarPrimitive.Image src={src} alt={alt} className="size-full object-cover" />}
      <AvatarPrimitive.Fallback className="grid size-full place-items-center font-bold">
        {fallback}
      </AvatarPrimitive.Fallback>
    </AvatarPrimitive.Root>
  );
}
