-- Several messages, applications and complaints at once, with the optimistic lock that each has by itself: what somebody else has changed
-- since it was read is left alone and returned. A call that is sent again, as its answer was lost, finds its own work done.

create function private.lead_tables()
  returns setof text
  language sql immutable security invoker set search_path = ''
as $$
  values ('contact_messages'), ('partnership_applications'), ('keluhan');
$$;

comment on function private.lead_tables() is 'The tables of what the inbox shows: the kinds of public.leads.';

create function private.change_leads(chosen jsonb, change jsonb)
  returns setof uuid
  language plpgsql security definer set search_path = ''
as $$
declare
  new_status constant text := change ->> 'status';
  is_assigned constant boolean := change ? 'assigned_to';
  assignee constant uuid := change ->> 'assigned_to';
  lead_table text;
  of_table text[];
  changed text[] := '{}';
begin
  perform private.assert_admin();
  for lead_table in select private.lead_tables() loop
    execute format($sql$
      with changed as (
        update public.%1$I as lead
        set status = coalesce($2, lead.status), assigned_to = case when $3 then $4 else lead.assigned_to end
        from jsonb_to_recordset($1) as wanted (kind text, id uuid, handled_at timestamptz)
        where wanted.kind = %1$L and lead.id = wanted.id
          and (
            lead.handled_at is not distinct from wanted.handled_at
            or lead.status = coalesce($2, lead.status) and (not $3 or lead.assigned_to is not distinct from $4)
          )
        returning lead.id
      )
      select array_agg(%1$L || ' ' || changed.id) from changed
    $sql$, lead_table) into of_table using chosen, new_status, is_assigned, assignee;
    changed := changed || of_table;
  end loop;
  return query
    select lead.id from jsonb_to_recordset(chosen) as lead (kind text, id uuid) where lead.kind || ' ' || lead.id <> all (changed);
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
declare
  lead_table text;
begin
  perform private.assert_admin();
  for lead_table in select private.lead_tables() loop
    execute format($sql$
      delete from public.%1$I as lead
      using jsonb_to_recordset($1) as wanted (kind text, id uuid, handled_at timestamptz)
      where wanted.kind = %1$L and lead.id = wanted.id and lead.handled_at is not distinct from wanted.handled_at
    $sql$, lead_table) using chosen;
    -- What is still there, somebody else has changed.
    return query execute format(
      'select lead.id from public.%1$I as lead join jsonb_to_recordset($1) as wanted (kind text, id uuid) using (id) where wanted.kind = %1$L',
      lead_table
    ) using chosen;
  end loop;
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
