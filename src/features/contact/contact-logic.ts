import { checkWith, type FormLogic } from '@/lib/forms/logic';
import { toast } from '@/lib/toast';
import { insertContactMessage } from './api';
import { type ContactMessage, contactSchema } from './contact-schema';

export const contactLogic: FormLogic<ContactMessage> = {
  check: (values) => checkWith(contactSchema, values),
  async send(message) {
    await insertContactMessage(message);
    toast({
      title: 'Pesan Terkirim!',
      description: 'Terima kasih! Kami membaca setiap pesan dan membalasnya pada jam kantor.',
      variant: 'success',
    });
    return true;
  },
};
