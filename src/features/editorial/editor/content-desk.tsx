// Forms of rows as everywhere, with previews made of the pages' own components. These rows are locked by updated_at
// (write-rows.ts), as an article does not fit into a URL; what others have changed elsewhere in the row is no conflict. Photos are
// cropped and stored in two sizes (pictures/form-picture.ts); earlier versions come from the audit trail.
import { Folded } from '@/components/folded';
import { lazyPart } from '@/components/lazy';
import { LoadingState } from '@/components/states';
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs';
import { factsTable, openingsTable, photosTable, questionsTable } from '@/lib/content/content-columns';
import { formatDate } from '@/lib/text/format';
import { choice } from '@/lib/url/url-filter';
import { useUrlFilter } from '@/lib/url/use-url-filter';
import { factName } from '@/features/shared/program-notice/content';
import { PublishNotice } from '@/features/shared/publishing/publish-notice';
import { SiteUpdate } from '@/features/shared/publishing/site-update';
import { ArticleList } from './articles/article-list';
import { FactForm } from './facts/fact-form';
import { PhotoForm } from './gallery/photo-form';
import { OpeningForm } from './openings/opening-form';
import { openingName, openingNote } from './openings/opening-words';
import { OrderedList } from './ordered-list';
import { QuestionForm } from './questions/question-form';

const tabs = [
  { value: 'berita', label: 'Berita' },
  { value: 'galeri', label: 'Galeri' },
  { value: 'halaman', label: 'Halaman' },
  { value: 'data-perusahaan', label: 'Perusahaan' },
] as const;

/** The parts of the tab 'Halaman', each a fold. */
const pageParts = [
  { value: 'teks-halaman', label: 'Teks halaman' },
  { value: 'tanya-jawab', label: 'Tanya jawab' },
  { value: 'keadaan-program', label: 'Keadaan program' },
  { value: 'lowongan', label: 'Lowongan' },
] as const;

/** What links name: a tab, a fold in the tab 'Halaman', or how the site is built, which is above the tabs. */
const schema = {
  bagian: choice([...tabs, ...pageParts, { value: 'terbitkan', label: 'Pembaruan situs' }]),
};

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
  const part = urlFilter.filter.bagian;
  const isOfPages = pageParts.some(({ value }) => value === part);
  const tab = isOfPages ? 'halaman' : (tabs.find(({ value }) => value === part)?.value ?? 'berita');

  return (
    <div className="space-y-6">
      <PublishNotice />
      <SiteUpdate key={String(part === 'terbitkan')} startsOpen={part === 'terbitkan'} />
      <Tabs
        value={tab}
        onValueChange={(value) =>
          urlFilter.choose({ bagian: tabs.find((known) => known.value === value)?.value ?? '' })
        }
      >
        <TabList>
          {tabs.map(({ value, label }) => (
            <Tab key={value} value={value}>
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
        <TabPanel value="halaman">
          {pageParts.map(({ value, label }) => (
            <Folded
              key={`${value} ${value === part}`}
              heading="h2"
              summary={label}
              startsOpen={value === part}
            >
              <PagePart part={value} />
            </Folded>
          ))}
        </TabPanel>
        <TabPanel value="data-perusahaan">
          <CompanyForm />
        </TabPanel>
      </Tabs>
      <p className="max-w-prose text-sm text-ink-soft">
        Nama perusahaan, kalimat hukum seperti Kebijakan Privasi, dan nama di dalam PDF tidak diubah di sini:
        mintalah pengembang situs mengubah berkasnya.
      </p>
    </div>
  );
}

function PagePart({ part }: { part: (typeof pageParts)[number]['value'] }) {
  switch (part) {
    case 'teks-halaman':
      return <PageTextsForm />;
    case 'tanya-jawab':
      return (
        <OrderedList
          table={questionsTable}
          label="Tanya jawab"
          addLabel="Tambah Tanya Jawab"
          noun="tanya jawab"
          nameOf={({ question }) => question}
          noteOf={({ answer }) => answer}
          Form={QuestionForm}
        />
      );
    case 'keadaan-program':
      return (
        <OrderedList
          table={factsTable}
          label="Keadaan program"
          addLabel="Tambah Fakta"
          noun="fakta"
          nameOf={({ fact }) => factName(fact)}
          noteOf={({ source, checked_on }) => `${source}. Diperiksa pada ${formatDate(checked_on)}.`}
          Form={FactForm}
        />
      );
    case 'lowongan':
      return (
        <OrderedList
          table={openingsTable}
          label="Lowongan"
          addLabel="Tambah Lowongan"
          noun="lowongan"
          nameOf={openingName}
          noteOf={openingNote}
          Form={OpeningForm}
        />
      );
  }
}
