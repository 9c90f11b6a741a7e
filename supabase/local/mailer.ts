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
      text: plainText(fill(html, { Email: to, SiteURL: askingSite(), ...variables })),
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

  const withLink = (kind: string, type: string) => (to: string, hash: string, token: string) =>
    send(kind, to, { ConfirmationURL: link(type, hash), TokenHash: hash, Token: token });

  return {
    sendConfirmation: withLink('confirmation', 'signup'),
    sendRecovery: withLink('recovery', 'recovery'),
    sendMagicLink: withLink('magic_link', 'magiclink'),
    sendEmailChange: withLink('email_change', 'email_change'),
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
