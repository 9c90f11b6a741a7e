// Forms of rows as everywhere, with previews made of the pages' own components. These rows are locked by updated_at
// (write-rows.ts), as an article does not fit into a URL; what others have changed elsewhere in the row is no conflict. Photos are
// cropped and stored in two sizes (pictures/form-picture.ts); earlier versions come from the audit trail.
import { lazyPart } from '@/components/lazy';
import { LoadingState } from '@/components/states';
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs';
import { factsTable, openingsTable, photosTable, questionsTable } from '@/lib/content/content-columns';
import { formatDate } from '@/lib/text/format';
import { choice } from '@/lib/url/url-filter';
import { useUrlFilter } from '@/lib/url/use-url-filter';
import { factName } from '@/features/shared/program-notice/content';
import { PublishTab } from '@/features/shared/publishing/publish-tab';
import { PublishNotice } from '@/features/shared/publishing/publish-notice';
import { ArticleList } from './articles/article-list';
import { FactForm } from './facts/fact-form';
import { PhotoForm } from './gallery/photo-form';
import { OpeningForm } from './openings/opening-form';
import { openingName, openingNote } from './openings/opening-words';
import { OrderedList } from './ordered-list';
import { QuestionForm } from './questions/question-form';

const parts = [
  { value: 'berita', label: 'Berita' },
  { value: 'galeri', label: 'Galeri' },
  { value: 'tanya-jawab', label: 'Tanya Jawab' },
  { value: 'teks-halaman', label: 'Teks Halaman' },
  { value: 'lowongan', label: 'Lowongan' },
  { value: 'keadaan-program', label: 'Keadaan Program' },
  { value: 'data-perusahaan', label: 'Data Perusahaan' },
  { value: 'terbitkan', label: 'Terbitkan' },
] as const;

const schema = { bagian: choice(parts) };

const CompanyForm = lazyPart(async () => (await import('./company/company-form')).CompanyForm, {
  essential: true,
  loading: <LoadingState text="Memuat formulir..." />,
});

const PageTextsForm = lazyPart(async () => (await import('./page-texts/page-texts-form')).PageTextsForm, {
  essential: true,
  loading: <LoadingState text="Memuat formulir..." />,
});

/** All content that the owner writes, by kind; the URL names the kind. */
export function ContentDesk() {
  const urlFilter = useUrlFilter(schema);
  const part = urlFilter.filter.bagian || 'berita';

  return (
    <div className="space-y-6">
      <PublishNotice />
      <Tabs
        value={part}
        onValueChange={(value) =>
          urlFilter.choose({ bagian: parts.find((known) => known.value === value)?.value ?? '' })
        }
      >
        <TabList className="max-sm:grid max-sm:grid-cols-2 max-sm:gap-2">
          {parts.map(({ value, label }) => (
            <Tab
              key={value}
              value={value}
              className="max-sm:ml-0! max-sm:rounded-xl max-sm:last:odd:col-span-2"
            >
              {label}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="berita">
          <ArticleList />
        </TabPanel>
        <TabPanel value="galeri">
          <OrderedList
            table={photosTable}
            label="Galeri"
            addLabel="Tambah Foto"
            noun="foto"
            nameOf={({ title }) => title}
            noteOf={({ caption }) => caption}
            pictureOf={(row) => row}
            Form={PhotoForm}
          />
        </TabPanel>
        <TabPanel value="tanya-jawab">
          <OrderedList
            table={questionsTable}
            label="Tanya jawab"
            addLabel="Tambah Tanya Jawab"
            noun="tanya jawab"
            nameOf={({ question }) => question}
            noteOf={({ answer }) => answer}
            Form={QuestionForm}
          />
        </TabPanel>
        <TabPanel value="teks-halaman">
          <PageTextsForm />
        </TabPanel>
        <TabPanel value="lowongan">
          <OrderedList
            table={openingsTable}
            label="Lowongan"
            addLabel="Tambah Lowongan"
            noun="lowongan"
            nameOf={openingName}
            noteOf={openingNote}
            Form={OpeningForm}
          />
        </TabPanel>
        <TabPanel value="keadaan-program">
          <OrderedList
            table={factsTable}
            label="Keadaan program"
            addLabel="Tambah Fakta"
            noun="fakta"
            nameOf={({ fact }) => factName(fact)}
            noteOf={({ source, checked_on }) => `${source}. Diperiksa pada ${formatDate(checked_on)}.`}
            Form={FactForm}
          />
        </TabPanel>
        <TabPanel value="data-perusahaan">
          <CompanyForm />
        </TabPanel>
        <TabPanel value="terbitkan">
          <PublishTab />
        </TabPanel>
      </Tabs>
      <p className="max-w-prose text-sm text-ink-soft">
        Nama perusahaan, kalimat hukum seperti Kebijakan Privasi, dan nama di dalam PDF tidak diubah di sini:
        mintalah pengembang situs mengubah berkasnya.
      </p>
    </div>
  );
}
