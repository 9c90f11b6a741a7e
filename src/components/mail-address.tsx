/** An e-mail address, in which a line breaks after the '@' rather than inside a word. */
export function MailAddress({ address }: { address: string }) {
  const [mailbox, domain] = address.split('@');
  return (
    <>
      {mailbox}@<wbr />
      {domain}
    </>
  );
}
