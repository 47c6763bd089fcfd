import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  'Links bar': {
    sv: 'Länkrad',
    fr: 'Barre de liens',
    no: 'Lenkelinje',
    de: 'Linkleiste',
    es: 'Barra de enlaces',
    ja: 'リンクバー',
    ko: '링크 막대',
    pt: 'Barra de ligações',
  },
  'A row of links': {
    sv: 'En rad med länkar',
    fr: 'Une rangée de liens',
    no: 'En rad med lenker',
    de: 'Eine Reihe von Links',
    es: 'Una fila de enlaces',
    ja: '横に並んだリンク',
    ko: '한 줄로 놓인 링크',
    pt: 'Uma fila de ligações',
  },
  'The hierarchy that supplies the links.': {
    sv: 'Hierarkin som länkarna hämtas från.',
    fr: 'La hiérarchie qui fournit les liens.',
    no: 'Hierarkiet lenkene hentes fra.',
    de: 'Die Hierarchie, aus der die Links kommen.',
    es: 'La jerarquía que aporta los enlaces.',
    ja: 'リンクを供給する階層です。',
    ko: '링크를 가져올 계층입니다.',
    pt: 'A hierarquia que fornece as ligações.',
  },
};
