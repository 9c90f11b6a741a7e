import { hapusAkun } from './handler.ts';
import { hostedProject } from './hosted-project.ts';

// Supabase gives each Edge Function these variables.
const variable = (name: string) => Deno.env.get(name) ?? '';

const project = hostedProject({
  url: variable('SUPABASE_URL'),
  anonKey: variable('SUPABASE_ANON_KEY'),
  serviceKey: variable('SUPABASE_SERVICE_ROLE_KEY'),
});

Deno.serve((request) => hapusAkun(request, project));
