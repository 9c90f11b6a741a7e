-- Several messages, applications and complaints at once, with the optimistic lock that each has by itself: what somebody else has changed
-- since it was read is left alone and returned. A call that is sent again, as its answer was lost, finds its own work done.

create function private.change_leads(chosen jsonb, change jsonb)
  returns setof uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  new_status constant text := change ->> 'status';
  is_assigned constant boolean := change ? 'assigned_to';
  assignee constant uuid := change ->> 'assigned_to';
begin
  perform private.assert_admin();
  return query
    with wanted as (
      select * from jsonb_to_recordset(chosen) as lead (kind text, id uuid, handled_at timestamptz)
    ), changed as (
      update public.contact_messages as lead
      set
        status = coalesce(new_status, lead.status),
        assigned_to = case when is_assigned then assignee else lead.assigned_to end
      from wanted
      where wanted.kind = 'contact_messages' and lead.id = wanted.id
        and (
          lead.handled_at is not distinct from wanted.handled_at
          or lead.status = coalesce(new_status, lead.status)
            and (not is_assigned or lead.assigned_to is not distinct from assignee)
        )
      returning lead.id
    ), changed_too as (
      update public.partnership_applications as lead
      set
        status = coalesce(new_status, lead.status),
        assigned_to = case when is_assigned then assignee else lead.assigned_to end
      from wanted
      where wanted.kind = 'partnership_applications' and lead.id = wanted.id
        and (
          lead.handled_at is not distinct from wanted.handled_at
          or lead.status = coalesce(new_status, lead.status)
            and (not is_assigned or lead.assigned_to is not distinct from assignee)
        )
      returning lead.id
    ), changed_complaints as (
      update public.keluhan as lead
      set
        status = coalesce(new_status, lead.status),
        assigned_to = case when is_assigned then assignee else lead.assigned_to end
      from wanted
      where wanted.kind = 'keluhan' and lead.id = wanted.id
        and (
          lead.handled_at is not distinct from wanted.handled_at
          or lead.status = coalesce(new_status, lead.status)
            and (not is_assigned or lead.assigned_to is not distinct from assignee)
        )
      returning lead.id
    )
    select wanted.id from wanted
    where wanted.id not in (
      select changed.id from changed
      union all
      select changed_too.id from changed_too
      union all
      select changed_complaints.id from changed_complaints
    );
end;
$$;

create function public.change_leads(chosen jsonb, change jsonb)
  returns setof uuid
  language sql volatile security invoker set search_path = ''
as $$
  select private.change_leads(chosen, change);
$$;

comment on function public.change_leads(jsonb, jsonb) is
  'Gives the chosen messages, applications and complaints (kind, id, handled_at as it was read) another status or assigned_to; returns those that somebody else has changed or deleted since, which stay as they are. Admins only.';

create function private.delete_leads(chosen jsonb)
  returns setof uuid
  language plpgsql security definer set search_path = ''
as $$
begin
  perform private.assert_admin();
  return query
    with wanted as (
      select * from jsonb_to_recordset(chosen) as lead (kind text, id uuid, handled_at timestamptz)
    ), deleted as (
      delete from public.contact_messages as lead using wanted
      where wanted.kind = 'contact_messages' and lead.id = wanted.id
        and lead.handled_at is not distinct from wanted.handled_at
      returning lead.id
    ), deleted_too as (
      delete from public.partnership_applications as lead using wanted
      where wanted.kind = 'partnership_applications' and lead.id = wanted.id
        and lead.handled_at is not distinct from wanted.handled_at
      returning lead.id
    ), deleted_complaints as (
      delete from public.keluhan as lead using wanted
      where wanted.kind = 'keluhan' and lead.id = wanted.id
        and lead.handled_at is not distinct from wanted.handled_at
      returning lead.id
    ), left_alone as (
      select contact_messages.id from public.contact_messages
      union all
      select partnership_applications.id from public.partnership_applications
      union all
      select keluhan.id from public.keluhan
    )
    -- Those of before the deletion.
    select wanted.id from wanted join left_alone using (id)
    where wanted.id not in (
      select deleted.id from deleted
      union all
      select deleted_too.id from deleted_too
      union all
      select deleted_complaints.id from deleted_complaints
    );
end;
$$;

create function public.delete_leads(chosen jsonb)
  returns setof uuid
  language sql volatile security invoker set search_path = ''
as $$
  select private.delete_leads(chosen);
$$;

comment on function public.delete_leads(jsonb) is
  'Deletes the chosen messages, applications and complaints (kind, id, handled_at as it was read) for good; returns those that somebody else has changed since, which stay. Admins only.';

grant execute on function
  private.change_leads(jsonb, jsonb), public.change_leads(jsonb, jsonb),
  private.delete_leads(jsonb), public.delete_leads(jsonb)
  to authenticated;
