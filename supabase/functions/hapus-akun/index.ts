import { apiKey } from '../_shared/api-keys.ts';
import { hapusAkun } from './handler.ts';
import { hostedProject } from './hosted-project.ts';

// Supabase gives each Edge Function its variables.
const project = hostedProject({
  url: Deno.env.get('SUPABASE_URL') ?? '',
  anonKey: apiKey('publishable', (name) => Deno.env.get(name)),
  serviceKey: apiKey('secret', (name) => Deno.env.get(name)),
});

Deno.serve((request) => hapusAkun(request, project));
