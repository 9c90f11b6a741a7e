import { row } from 'virtual:content/company';
import { companyOf } from './company-row';
import { createTopic, useContent } from './content';

/** The company's data when the site was built. */
export const builtCompany = companyOf(row);

const companyTopic = createTopic(builtCompany, async (tables) => {
  const { publishedCompany } = await import('./published');
  const newer = await publishedCompany(tables);
  return newer ? companyOf(newer) : builtCompany;
});

/** The company's address, telephone, e-mail, hours, networks and press contact. */
export const useCompany = () => useContent(companyTopic);
