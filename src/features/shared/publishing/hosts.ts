interface HookHost {
  name: string;
  /**
   * The beginning of the host's deploy hooks; the Content-Security-Policy lets pages reach these (scripts/build/host-
   * files.ts).
   */
  address: string;
  /** A whole hook, as the database's CHECK has it. */
  isHook: RegExp;
  /** The mode of the request: whether the host lets a page read its answer. */
  requestMode: 'cors' | 'no-cors';
  /** The place in the host's dashboard where a hook is made. */
  where: string;
}

/** The hosts that build the site when its deploy hook is posted to. */
export const hookHosts: HookHost[] = [
  {
    name: 'Netlify',
    address: 'https://api.netlify.com/build_hooks/',
    isHook: /^https:\/\/api\.netlify\.com\/build_hooks\/[A-Za-z\d]+$/,
    requestMode: 'no-cors',
    where: 'Project configuration → Build & deploy → Build hooks → Add build hook',
  },
  {
    name: 'Cloudflare Pages',
    address: 'https://api.cloudflare.com/client/v4/pages/webhooks/deploy_hooks/',
    isHook: /^https:\/\/api\.cloudflare\.com\/client\/v4\/pages\/webhooks\/deploy_hooks\/[-A-Za-z\d]+$/,
    requestMode: 'no-cors',
    where: 'Settings → Builds → Deploy hooks → Add deploy hook',
  },
  {
    name: 'Vercel',
    address: 'https://api.vercel.com/v1/integrations/deploy/',
    isHook: /^https:\/\/api\.vercel\.com\/v1\/integrations\/deploy\/\w+\/\w+$/,
    requestMode: 'cors',
    where: 'Settings → Git → Deploy Hooks → Create Hook',
  },
];

/** The host of a deploy hook. */
export const hookHost = (url: string) => hookHosts.find(({ address }) => url.startsWith(address));
