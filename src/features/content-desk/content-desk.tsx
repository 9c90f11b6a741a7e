import { lazy, Suspense } from 'react';
import { LoadingState } from '@/components/states';
import { Tab, TabList, TabPanel, Tabs } from '@/components/ui/tabs';
import { choice, optionsOf } from '@/lib/url/url-filter';
import { useUrlFilter } from '@/lib/url/use-url-filter';
import { PublishTab } from '@/features/publishing/publish-tab';
import { PublishNotice } from '@/features/publishing/publish-notice';
import { ArticleList } from './articles/article-list';
import { PhotoForm } from './gallery/photo-form';
import { OrderedList } from './ordered-list';
import { QuestionForm } from './questions/question-form';

const parts = ['Berita', 'Galeri', 'Tanya Jawab', 'Data Perusahaan', 'Terbitkan'] as const;

const schema = { bagian: choice(optionsOf(parts)) };

const CompanyForm = lazy(async () => ({ default: (await import('./company/company-form')).CompanyForm }));

/** Everything that the owner writes of the site, by kind; the URL names the kind. */
export function ContentDesk() {
  const urlFilter = useUrlFilter(schema);
  const part = urlFilter.filter.bagian || 'Berita';

  return (
    <div className="space-y-6">
      <PublishNotice />
      <Tabs
        value={part}
        onValueChange={(value) =>
          urlFilter.choose({ bagian: parts.find((name) => name === value && name !== 'Berita') ?? '' })
        }
      >
        <TabList className="max-sm:grid max-sm:grid-cols-2 max-sm:gap-2">
          {parts.map((name) => (
            <Tab key={name} value={name} className="max-sm:ml-0! max-sm:rounded-xl max-sm:last:col-span-2">
              {name}
            </Tab>
          ))}
        </TabList>
        <TabPanel value="Berita">
          <ArticleList />
        </TabPanel>
        <TabPanel value="Galeri">
          <OrderedList
            table="gallery_photos"
            label="Galeri"
            addLabel="Tambah Foto"
            noun="foto"
            nameOf={({ title }) => title}
            noteOf={({ caption }) => caption}
            pictureOf={(row) => row}
            Form={PhotoForm}
          />
        </TabPanel>
        <TabPanel value="Tanya Jawab">
          <OrderedList
            table="faq_entries"
            label="Tanya jawab"
            addLabel="Tambah Tanya Jawab"
            noun="tanya jawab"
            nameOf={({ question }) => question}
            noteOf={({ answer }) => answer}
            Form={QuestionForm}
          />
        </TabPanel>
        <TabPanel value="Data Perusahaan">
          <Suspense fallback={<LoadingState text="Memuat formulir..." />}>
            <CompanyForm />
          </Suspense>
        </TabPanel>
        <TabPanel value="Terbitkan">
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
