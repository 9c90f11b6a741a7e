/** Opens the device's share sheet, or copies the address where there is none. Rejects when it can be neither shared nor copied. */
export async function shareLink(link: {
  title: string;
  text: string;
  url: string;
}): Promise<'shared' | 'copied'> {
  if ('share' in navigator) {
    try {
      await navigator.share(link);
      return 'shared';
    } catch (error) {
      // The visitor closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  await navigator.clipboard.writeText(link.url);
  return 'copied';
}
