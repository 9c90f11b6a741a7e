import { readFile } from 'node:fs/promises';
import type { App } from '@supabase/lite';
import type { Settings } from './settings.ts';

/** A mail that the hosted service would send. The embedded stack sends none. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
}

export type Mailer = NonNullable<App['_mailer']>;

const UNCONFIGURED = '<p>{{ .ConfirmationURL }}</p><p>{{ .Token }}</p>';

/**
 * Fills in the mail templates of `config.toml` and passes the mails to `deliver`. Replaces the library's mailer, whose
 * links always lead to `site_url` and ignore the host and the `redirect_to` of the request.
 */
export function createMailer(
  { mails, siteUrl }: Settings['auth'],
  currentRequest: () => URL,
  deliver: (mail: Mail) => void,
): Mailer {
  /** The site that asked for the mail, whatever its port. */
  function askingSite(): string {
    const redirectTo = currentRequest().searchParams.get('redirect_to');
    return redirectTo ? new URL(redirectTo).origin : siteUrl;
  }

  async function send(kind: string, to: string, variables: Record<string, string>) {
    const template = mails[kind];
    const html = template ? await readFile(template.file, 'utf8') : UNCONFIGURED;
    deliver({
      to,
      subject: fill(template?.subject ?? kind, { Email: to, ...variables }),
      text: plainText(fill(html, { Email: to, RedirectTo: askingSite(), ...variables })),
    });
  }

  function link(type: string, token: string): string {
    const request = currentRequest();
    const url = new URL('/auth/v1/verify', request);
    url.searchParams.set('token', token);
    url.searchParams.set('type', type);
    url.searchParams.set('redirect_to', request.searchParams.get('redirect_to') ?? siteUrl);
    return url.href;
  }

  const linked = (type: string, hash: string, token: string, others: Record<string, string> = {}) => ({
    ConfirmationURL: link(type, hash),
    TokenHash: hash,
    Token: token,
    ...others,
  });

  const withLink = (kind: string, type: string) => (to: string, hash: string, token: string) =>
    send(kind, to, linked(type, hash, token));

  return {
    sendConfirmation: withLink('confirmation', 'signup'),
    sendRecovery: withLink('recovery', 'recovery'),
    sendMagicLink: withLink('magic_link', 'magiclink'),
    /** Both addresses confirm; the library asks for the mail to the present one and tells of the other. */
    async sendEmailChange(
      to,
      hash,
      token,
      { currentEmail = to, newEmail = to, tokenHashNew, tokenNew } = {},
    ) {
      const about = { Email: currentEmail, NewEmail: newEmail };
      await send('email_change', to, linked('email_change', hash, token, about));
      if (tokenHashNew && tokenNew)
        await send('email_change', newEmail, linked('email_change', tokenHashNew, tokenNew, about));
    },
    sendReauthentication: (to, token) => send('reauthentication', to, { ConfirmationURL: '', Token: token }),
  };
}

function fill(template: string, variables: Record<string, string>): string {
  return template.replace(/\{\{\s*\.(\w+)\s*\}\}/g, (whole, name: string) => variables[name] ?? whole);
}

function plainText(html: string): string {
  return html
    .replace(/<head>.*?<\/head>/s, '')
    .replace(/\s*\n\s*/g, ' ')
    .replace(/<br \/>|<\/(p|h1)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/ *\n */g, '\n')
    .trim();
}
