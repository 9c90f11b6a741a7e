-- Who may manage SPPG and programme documents is one setting, not code: a site starts open
-- (every signed-in user, as the specification says) and is closed to approved accounts by one line of SQL.

-- Helpers of policies and triggers live in a schema that the API does not expose.
create schema if not exists private;
revoke all on schema private from public, anon, authenticated, service_role;
-- The public calls run with the caller's rights and reach their checked counterparts here.
grant usage on schema private to authenticated;

create table public.access_settings (
  id boolean primary key default true,
  access_mode text not null default 'any_signed_in',
  constraint access_settings_single_row check (id),
  constraint access_settings_access_mode_known check (access_mode in ('any_signed_in', 'approved_only'))
);

comment on table public.access_settings is 'One row: who may manage SPPG and programme documents.';
comment on column public.access_settings.access_mode is
  'any_signed_in: every account; approved_only: accounts with the role admin.';

insert into public.access_settings default values;

revoke all on table public.access_settings from public, anon, authenticated, service_role;
grant select on table public.access_settings to authenticated;
grant select, insert, update, delete on table public.access_settings to service_role;

alter table public.access_settings enable row level security;

create policy "Signed-in users can read the access mode"
  on public.access_settings for select to authenticated
  using (true);
