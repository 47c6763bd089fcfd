import { boolean } from '@broadsheet/block-kit';

const offer = (label: string, description: string) =>
  boolean({ label, description, default: true, group: 'general' });

export const fields = {
  showTheme: offer('Light and dark', 'Lets readers choose light, dark, or what their system says.'),
  showTextSize: offer('Text size', 'Lets readers make all text larger.'),
  showSpacing: offer('Wide spacing', 'Lets readers set letters, words and lines further apart.'),
};
