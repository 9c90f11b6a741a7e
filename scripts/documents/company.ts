/** The company's data that documents print: those of the configured Supabase, else of the seed. */
export { builtCompany as company } from 'virtual:content/company';
