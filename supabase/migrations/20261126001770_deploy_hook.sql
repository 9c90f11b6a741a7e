-- A request to this URL makes the host build the site anew. Whoever knows it can do so without a password: only admins read
-- it, and the audit trail keeps that it was changed, not what it is.

create table public.deploy_hook (
  id boolean primary key default true,
  url text not null,
  changed_at timestamptz not null default now(),
  last_requested_at timestamptz,
  constraint deploy_hook_single_row check (id),
  constraint deploy_hook_url_max_length check (char_length(url) <= 300),
  -- The hosts that the site's Content-Security-Policy lets admins' pages reach.
  constraint deploy_hook_url_plausible check (
    url ~ '^https://(api\.netlify\.com/build_hooks/[A-Za-z0-9]+|api\.cloudflare\.com/client/v4/pages/webhooks/deploy_hooks/[-A-Za-z0-9]+|api\.vercel\.com/v1/integrations/deploy/[A-Za-z0-9_]+/[A-Za-z0-9_]+)$'
  )
);

comment on table public.deploy_hook is 'One row or none: the URL that makes Netlify, Cloudflare Pages or Vercel build the site.';
comment on column public.deploy_hook.url is 'A secret.';
comment on column public.deploy_hook.changed_at is 'When the URL was entered; set by a trigger.';
comment on column public.deploy_hook.last_requested_at is 'When a build was last asked for; whatever is written, a trigger sets the time.';

-- Not for the service role: it has no use for the secret.
grant select, insert (url), update (url, last_requested_at), delete on table public.deploy_hook to authenticated;

alter table public.deploy_hook enable row level security;

create policy "Admins can read the deploy hook"
  on public.deploy_hook for select to authenticated
  using ((select private.is_admin()));

create policy "Admins can add the deploy hook"
  on public.deploy_hook for insert to authenticated
  with check ((select private.is_admin()));

create policy "Admins can edit the deploy hook"
  on public.deploy_hook for update to authenticated
  using ((select private.is_admin()))
  with check ((select private.is_admin()));

create policy "Admins can delete the deploy hook"
  on public.deploy_hook for delete to authenticated
  using ((select private.is_admin()));

-- The trail goes without the URL; a request for a build is no change.
select private.declare_table('deploy_hook', texts => '{"secret": ["url"]}', audit => array['', 'changed_at']);

create function private.stamp_deploy_hook()
  returns trigger
  language plpgsql security invoker set search_path = ''
as $$
begin
  if new.url <> old.url then
    new.changed_at := clock_timestamp();
    new.last_requested_at := null;
  elsif new.last_requested_at is distinct from old.last_requested_at then
    new.last_requested_at := now();
  end if;
  return new;
end;
$$;

comment on function private.stamp_deploy_hook() is 'Notes when the URL was changed and when a build was asked for: clocks of browsers are wrong.';

create trigger stamp_deploy_hook
  before update on public.deploy_hook
  for each row execute function private.stamp_deploy_hook();
