/** The seed's invented company has this domain and these telephone numbers, which no real one can have. */
const invented = /[@.]contoh\.id$|^0800-0000-/;

interface CompanyData {
  email: string;
  partnershipEmail: string;
  phone: { display: string };
}

/** The contact data of the company that are still invented. */
export function inventedData({ email, partnershipEmail, phone }: CompanyData): string[] {
  return [email, partnershipEmail, phone.display].filter((value) => invented.test(value));
}
