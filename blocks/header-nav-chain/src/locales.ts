import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

export const phraseBook: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: {
      'nav.label': 'Avdelningar',
      'nav.links': 'Snabblänkar',
      'nav.sections': 'Meny',
      'nav.sub': 'Öppna eller stäng listan under {item}',
      'nav.logoNote': 'Länkraden kräver att logotypen står till vänster eller höger.',
    },
    fr: {
      'nav.label': 'Menu des rubriques',
      'nav.links': 'Liens principaux',
      'nav.sections': 'Rubriques',
      'nav.sub': 'Ouvrir ou fermer la liste de {item}',
      'nav.logoNote': 'La ligne de liens demande un logo placé à gauche ou à droite.',
    },
    no: {
      'nav.label': 'Seksjonsmeny',
      'nav.links': 'Hurtiglenker',
      'nav.sections': 'Meny',
      'nav.sub': 'Åpne eller lukk listen under {item}',
      'nav.logoNote': 'Lenkeraden krever at logoen står til venstre eller høyre.',
    },
    de: {
      'nav.label': 'Ressortmenü',
      'nav.links': 'Wichtige Links',
      'nav.sections': 'Ressorts',
      'nav.sub': 'Liste unter {item} öffnen oder schließen',
      'nav.logoNote': 'Die Linkzeile braucht das Logo links oder rechts.',
    },
    es: {
      'nav.label': 'Menú de secciones',
      'nav.links': 'Enlaces destacados',
      'nav.sections': 'Secciones',
      'nav.sub': 'Abrir o cerrar la lista de {item}',
      'nav.logoNote': 'La fila de enlaces necesita el logotipo a la izquierda o a la derecha.',
    },
    ja: {
      'nav.label': 'セクションメニュー',
      'nav.links': '主なリンク',
      'nav.sections': 'メニュー',
      'nav.sub': '{item}の一覧を開閉する',
      'nav.logoNote': 'リンクの列を表示するには、ロゴを左か右に配置してください。',
    },
    ko: {
      'nav.label': '섹션 메뉴',
      'nav.links': '주요 링크',
      'nav.sections': '섹션',
      'nav.sub': '{item} 하위 목록 열기/닫기',
      'nav.logoNote': '링크 줄을 표시하려면 로고를 왼쪽이나 오른쪽에 두어야 합니다.',
    },
    pt: {
      'nav.label': 'Menu de secções',
      'nav.links': 'Ligações principais',
      'nav.sections': 'Secções',
      'nav.sub': 'Abrir ou fechar a lista de {item}',
      'nav.logoNote': 'A linha de ligações precisa do logótipo à esquerda ou à direita.',
    },
  },
};
