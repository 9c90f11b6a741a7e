import { builtCompany } from 'virtual:content/company';
import { createTopic, useContent } from './content';

const companyTopic = createTopic(builtCompany, async (tables) => {
  const [{ publishedCompany }, { companyOf }] = await Promise.all([
    import('./published'),
    import('./company-row'),
  ]);
  const newer = await publishedCompany(tables);
  return newer ? companyOf(newer) : builtCompany;
});

/** The company's address, telephone, e-mail, hours and networks. */
export const useCompany = () => useContent(companyTopic);
