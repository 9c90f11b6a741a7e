-- The deploy hook: a secret of admins, also in the audit trail.
begin;
\ir setup.psql
select plan(28);

-- Admin
select tests.as('admin');
select lives_ok(
  $$ insert into public.deploy_hook (url) values ('https://api.netlify.com/build_hooks/5c23RAHASIA') $$, 'an admin enters it'
);
select throws_ok(
  $$ insert into public.deploy_hook (url) values ('https://api.netlify.com/build_hooks/lain') $$, '23505', null, 'there is one'
);
select lives_ok(format('update public.deploy_hook set url = %L', url), 'it may be ' || url)
from unnest(array[
  'https://api.cloudflare.com/client/v4/pages/webhooks/deploy_hooks/66e59c8d-0c1d-4b6e-9a58-1f2e3d4c5b6a',
  'https://api.vercel.com/v1/integrations/deploy/prj_Ab12/xY34_z',
  'https://api.netlify.com/build_hooks/5c23RAHASIA'
]) as url;
select throws_ok(
  format('update public.deploy_hook set url = %L', url), '23514',
  'new row for relation "deploy_hook" violates check constraint "deploy_hook_url_plausible"', 'but not ' || url
)
from unnest(array[
  '', 'http://api.netlify.com/build_hooks/5c23', 'https://api.netlify.com.evil.example/build_hooks/5c23',
  'https://evil.example/api.netlify.com/build_hooks/5c23', 'https://api.netlify.com@evil.example/build_hooks/5c23',
  'https://api.netlify.com/build_hooks/', 'https://api.netlify.com/build_hooks/../api/v1/sites', 'https://api.netlify.com/api/v1/sites',
  'https://api.netlify.com/build_hooks/5c23?clear_cache=true', 'https://api.netlify.com/build_hooks/5c23#x', E'https://api.netlify.com/build_hooks/5c23\n',
  'https://api.cloudflare.com/client/v4/user', 'https://api.vercel.com/v1/integrations/deploy/prj_Ab12', 'https://API.netlify.com/build_hooks/5c23',
  'https://api.netlify.com:444/build_hooks/5c23'
]) as url;
select throws_ok(
  $$ update public.deploy_hook set url = 'https://api.netlify.com/build_hooks/' || repeat('a', 300) $$, '23514',
  'new row for relation "deploy_hook" violates check constraint "deploy_hook_url_max_length"', 'nor longer'
);
select is((select last_requested_at from public.deploy_hook), null, 'no build was asked for yet');
select lives_ok($$ update public.deploy_hook set last_requested_at = '2001-01-01' $$, 'an admin notes that one is');
select is((select last_requested_at from public.deploy_hook), now(), 'at the time of the database');
update public.deploy_hook set url = 'https://api.netlify.com/build_hooks/6d34RAHASIA';
select is((select last_requested_at from public.deploy_hook), null, 'another hook was asked for nothing');

-- The trail
select tests.as('admin');
delete from public.deploy_hook;
select results_eq(
  $$ select distinct action from public.audit_log where table_name = 'deploy_hook' order by 1 $$,
  $$ values ('DELETE'), ('INSERT'), ('UPDATE') $$, 'the trail knows that it was changed'
);
select is_empty(
  $$ select from public.audit_log where concat(before, after) ~ 'RAHASIA|build_hooks' $$, 'and not what it was'
);
select throws_ok(
  $$ select public.restore_audit_entry(max(id)) from public.audit_log where table_name = 'deploy_hook' $$, 'P0002', null, 'so that it is entered anew'
);

select * from finish();
rollback;
