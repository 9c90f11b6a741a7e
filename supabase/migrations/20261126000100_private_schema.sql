-- What is added later is closed until a migration opens it: a function that nobody thought of must not be callable
-- through the API. PostgreSQL lets everybody execute new functions, and projects made before 2026 grant everything new in
-- schema public to the API roles. So this comes first, and no other migration revokes what it has never granted.

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

-- Helpers of policies and triggers live in a schema that the API does not expose.
create schema if not exists private;
revoke all on schema private from public, anon, authenticated, service_role;
-- The public calls run with the caller's rights and reach their checked counterparts here.
grant usage on schema private to authenticated, anon;
