-- Whom the audit trail can be filtered by: everybody who ever changed something, also those whose account is gone.

create view public.audit_actors with (security_invoker = true) as
  select distinct on (actor_id) actor_id, actor_email
  from public.audit_log
  where actor_id is not null
  order by actor_id, id desc;

comment on view public.audit_actors is 'Each person in the audit trail once, with the e-mail of the last change; rows to admins only.';

revoke all on table public.audit_actors from public, anon, authenticated, service_role;
grant select on table public.audit_actors to authenticated, service_role;
