import { useNavigation } from 'react-router-dom';

/** A progress line at the top while a navigation is pending; a fast one does not show it. */
export function NavigationProgress() {
  if (useNavigation().state === 'idle') return null;
  return (
    <progress
      aria-label="Memuat halaman"
      className="no-print animate-progress pointer-events-none fixed inset-x-0 top-0 z-50 block h-1.5 w-full appearance-none border-b-2 border-brand-900 bg-saffron-400 [&::-moz-progress-bar]:bg-transparent [&::-webkit-progress-bar]:bg-transparent"
    />
  );
}
