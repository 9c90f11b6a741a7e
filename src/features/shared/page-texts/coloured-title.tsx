/** A title on green whose words between stars are in colour: 'Satu tampah, *banyak tangan*' */
export function ColouredTitle({ text }: { text: string }) {
  return text.split(/\*([^*]+)\*/).map((part, place) => (
    <span key={place} className={place % 2 === 1 ? 'text-saffron-300' : undefined}>
      {part}
    </span>
  ));
}
