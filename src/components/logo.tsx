/** The mark: a woven tray (tampah) seen from above with a kawung flower in its middle. */
export function Logo({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className={className}>
      <circle cx="20" cy="20" r="19" fill="#f2a900" />
      <circle cx="20" cy="20" r="15" fill="#fff8e6" />
      <g fill="#0b5d45">
        <ellipse cx="20" cy="12.6" rx="3.4" ry="5.6" />
        <ellipse cx="20" cy="27.4" rx="3.4" ry="5.6" />
        <ellipse cx="12.6" cy="20" rx="5.6" ry="3.4" />
        <ellipse cx="27.4" cy="20" rx="5.6" ry="3.4" />
      </g>
      <circle cx="20" cy="20" r="1.8" fill="#f2a900" />
    </svg>
  );
}
