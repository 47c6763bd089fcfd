import type { Translations } from '@broadsheet/block-kit';

/** The texts that editors see of the block in other languages, keyed by the English text. */
export const translations: Translations = {
  HTML: {
    sv: 'HTML',
    fr: 'HTML',
    no: 'HTML',
    de: 'HTML',
    es: 'HTML',
    ja: 'HTML',
    ko: 'HTML',
    pt: 'HTML',
  },
  'HTML of an editor, made safe': {
    sv: 'Redaktörens HTML, gjord säker',
    fr: 'Du HTML de la rédaction, rendu sûr',
    no: 'Redaksjonens HTML, gjort trygg',
    de: 'HTML der Redaktion, sicher gemacht',
    es: 'HTML de la redacción, hecho seguro',
    ja: '編集者が書いたHTMLを安全にして表示します',
    ko: '편집자가 쓴 HTML을 안전하게 보입니다',
    pt: 'HTML da redação, tornado seguro',
  },
  'Made safe before it is shown; left blank, the block is not shown.': {
    sv: 'Görs säker innan den visas; lämnas fältet tomt visas inte blocket.',
    fr: 'Rendu sûr avant d’être affiché ; laissé vide, le bloc n’est pas affiché.',
    no: 'Gjøres trygg før den vises; står feltet tomt, vises ikke blokken.',
    de: 'Wird vor dem Anzeigen sicher gemacht; bleibt das Feld leer, wird der Block nicht gezeigt.',
    es: 'Se hace seguro antes de mostrarse; si se deja en blanco, el bloque no se muestra.',
    ja: '表示の前に安全な形にします。空欄ならブロックを表示しません。',
    ko: '보이기 전에 안전하게 다듬습니다. 비워 두면 블록이 보이지 않습니다.',
    pt: 'Torna-se seguro antes de ser mostrado; em branco, o bloco não é mostrado.',
  },
};
