import { boolean } from '@broadsheet/block-kit';

const offer = (label: string) =>
  boolean({ label, description: 'Offers to share the page this way.', default: true, group: 'general' });

/** The networks in display order. */
export const fields = {
  email: offer('Email'),
  facebook: offer('Facebook'),
  pinterest: offer('Pinterest'),
  twitter: offer('X'),
  linkedIn: offer('LinkedIn'),
  whatsapp: offer('WhatsApp'),
  bluesky: offer('Bluesky'),
};
