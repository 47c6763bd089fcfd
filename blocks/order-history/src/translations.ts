import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  'Orders of the reader': {
    sv: 'Läsarens beställningar',
    fr: 'Commandes du lecteur',
    no: 'Leserens bestillinger',
    de: 'Bestellungen des Lesers',
    es: 'Pedidos del lector',
    ja: '読者の注文',
    ko: '독자의 주문',
    pt: 'Encomendas do leitor',
  },
  "The reader's orders, with their receipts": {
    sv: 'Läsarens beställningar, med kvitton',
    fr: 'Les commandes du lecteur, avec leurs reçus',
    no: 'Leserens bestillinger, med kvitteringer',
    de: 'Die Bestellungen des Lesers mit ihren Belegen',
    es: 'Los pedidos del lector, con sus recibos',
    ja: '読者の注文と領収書',
    ko: '독자의 주문과 영수증',
    pt: 'As encomendas do leitor, com os recibos',
  },
  'Linked for readers who have ordered nothing yet. Left blank, there is no link.': {
    sv: 'Länkas för läsare som inte har beställt något än. Lämnas fältet tomt visas ingen länk.',
    fr: 'En lien pour les lecteurs qui n’ont encore rien commandé. Laissé vide, il n’y a pas de lien.',
    no: 'Lenkes for lesere som ikke har bestilt noe ennå. Står feltet tomt, vises ingen lenke.',
    de: 'Verlinkt für Leser, die noch nichts bestellt haben. Bleibt das Feld leer, gibt es keinen Link.',
    es: 'Se enlaza para lectores que aún no han pedido nada. Si se deja en blanco, no hay enlace.',
    ja: 'まだ注文のない読者に表示するリンク先です。空欄ならリンクはありません。',
    ko: '아직 주문이 없는 독자에게 링크됩니다. 비워 두면 링크가 없습니다.',
    pt: 'Ligação para leitores que ainda não encomendaram nada. Em branco, não há ligação.',
  },
};
