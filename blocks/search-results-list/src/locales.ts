import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

export const phraseBook: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: {
      'res.placeholder': 'Vad letar du efter?',
      'res.button': 'Sök',
      'res.count': '{n} träff på ”{term}” | {n} träffar på ”{term}”',
    },
    fr: {
      'res.placeholder': 'Que recherchez-vous\u00A0?',
      'res.button': 'Rechercher',
      'res.count': '{n} résultat pour «\u00A0{term}\u00A0» | {n} résultats pour «\u00A0{term}\u00A0»',
    },
    no: {
      'res.placeholder': 'Hva leter du etter?',
      'res.button': 'Søk',
      'res.count': '{n} treff på «{term}» | {n} treff på «{term}»',
    },
    de: {
      'res.placeholder': 'Wonach suchen Sie?',
      'res.button': 'Suchen',
      'res.count': '{n} Treffer für „{term}“ | {n} Treffer für „{term}“',
    },
    es: {
      'res.placeholder': '¿Qué está buscando?',
      'res.button': 'Buscar',
      'res.count': '{n} resultado para «{term}» | {n} resultados para «{term}»',
    },
    ja: {
      'res.placeholder': '何をお探しですか？',
      'res.button': '検索',
      'res.count': '「{term}」の検索結果 {n} 件 | 「{term}」の検索結果 {n} 件',
    },
    ko: {
      'res.placeholder': '무엇을 찾고 계신가요?',
      'res.button': '검색',
      'res.count': '‘{term}’ 검색 결과 {n}건 | ‘{term}’ 검색 결과 {n}건',
    },
    pt: {
      'res.placeholder': 'O que procura?',
      'res.button': 'Pesquisar',
      'res.count': '{n} resultado para «{term}» | {n} resultados para «{term}»',
    },
  },
};
