import type { TablesClient } from '@/lib/supabase/tables';

/*
 * What visitors see of the content. An admin's session may read drafts, too, so each query asks for what is published.
 * The build reads with the same queries.
 */

/** The articles without their texts, newest first. @throws PostgrestError */
export async function publishedNews(tables: TablesClient) {
  const { data } = await tables
    .from('news_articles')
    .select(
      'slug, title, date, author, category, excerpt, illustration, photo_path, photo_width, photo_height, alt, news_redirects(slug)',
    )
    .eq('status', 'terbit')
    .order('date', { ascending: false })
    .order('created_at', { ascending: false })
    .order('id')
    .throwOnError();
  return data;
}

/** The Markdown of an article and the photos below it; null when it is not published. @throws PostgrestError */
export async function publishedText(tables: TablesClient, slug: string) {
  const { data } = await tables
    .from('news_articles')
    .select('content, photos')
    .eq('status', 'terbit')
    .eq('slug', slug)
    .maybeSingle()
    .throwOnError();
  return data;
}

/** The pictures of the gallery, in their order. @throws PostgrestError */
export async function publishedPhotos(tables: TablesClient) {
  const { data } = await tables
    .from('gallery_photos')
    .select('id, title, caption, illustration, photo_path, photo_width, photo_height, alt')
    .eq('status', 'terbit')
    .order('position')
    .order('created_at')
    .order('id')
    .throwOnError();
  return data;
}

/** The questions, in their order. @throws PostgrestError */
export async function publishedFaq(tables: TablesClient) {
  const { data } = await tables
    .from('faq_entries')
    .select('question, answer, link_text, link_to')
    .eq('status', 'terbit')
    .order('position')
    .order('created_at')
    .order('id')
    .throwOnError();
  return data;
}

/** The texts that the owner has written for pages. @throws PostgrestError */
export async function publishedPageTexts(tables: TablesClient) {
  const { data } = await tables
    .from('page_texts')
    .select('page, hero_title, hero_lead, closing_title, closing_text')
    .order('page')
    .throwOnError();
  return data;
}

/** The vacancies with what we call their kitchens, in their order. @throws PostgrestError */
export async function publishedOpenings(tables: TablesClient) {
  const { data } = await tables
    .from('job_openings')
    .select(
      'slug, title, description, hours, pay, closes_on, created_at, updated_at, sppg_disebut!inner(kode, nama, kabupaten_kota, sppg(status_verifikasi))',
    )
    .eq('status', 'terbit')
    .order('position')
    .order('created_at')
    .order('id')
    .throwOnError();
  return data;
}

/** What holds in the programme, in its order. @throws PostgrestError */
export async function publishedFacts(tables: TablesClient) {
  const { data } = await tables
    .from('program_facts')
    .select('id, kind, fact, source, source_url, checked_on')
    .eq('status', 'terbit')
    .order('position')
    .order('created_at')
    .order('id')
    .throwOnError();
  return data;
}

/** The company's data; null before anybody has entered them. @throws PostgrestError */
export async function publishedCompany(tables: TablesClient) {
  const { data } = await tables
    .from('company_profile')
    .select(
      'legal_entity, legal_deed, legal_approval, legal_nib, street, city, province, postal_code, directions, coordinates, phone, second_phone, whatsapp, email, partnership_email, office_hours, facebook, instagram, twitter, youtube, tiktok, press_name, press_phone, press_email',
    )
    .maybeSingle()
    .throwOnError();
  return data;
}
