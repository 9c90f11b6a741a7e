-- What is added later is closed until a migration opens it: a function that nobody thought of must not be callable
-- through the API. PostgreSQL lets everybody execute new functions, and projects made before 2026 grant everything new in
-- schema public to the API roles. What exists keeps the grants that its migration wrote.

-- For the role that runs the migrations and the dashboard's SQL, which owns what is added.
alter default privileges revoke execute on functions from public;

alter default privileges in schema public
  revoke all on tables from anon, authenticated, service_role;
alter default privileges in schema public
  revoke all on sequences from anon, authenticated, service_role;
alter default privileges in schema public
  revoke all on functions from anon, authenticated, service_role;

-- Except for extensions: whoever searches needs their operators, and they have no schema that the API shows.
alter default privileges in schema extensions grant execute on functions to public;

-- Browsers read '/\evil.example' as '//evil.example', another site.
update public.regional_contacts set foto_url = null where foto_url ~ '\\';
alter table public.regional_contacts
  drop constraint regional_contacts_foto_url_plausible,
  add constraint regional_contacts_foto_url_plausible check (foto_url ~ '^(/[^/\\\s]|https://)[^\\\s]*$');
