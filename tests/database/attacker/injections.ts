/** Texts that would be SQL if they were not quoted. */
export const INJECTIONS = [
  `'; drop table public.sppg; --`,
  `' or '1'='1`,
  `') or true --`,
  `" or true --`,
  `x" union select encrypted_password from auth.users --`,
  `1); delete from public.yayasan; select (1`,
  `\\'; update public.accounts set role = 'admin'; --`,
  `$$; select pg_sleep(30); $$`,
  `{a},'; drop schema private cascade; --`,
];
