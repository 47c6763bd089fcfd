import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

export const phraseBook: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: {
      'res.placeholder': 'Vad letar du efter?',
      'res.button': 'Sök',
      'res.count': '{n} träff på ”{term}” | {n} träffar på ”{term}”',
      'res.title': 'Sök',
      'res.help': 'Kontrollera stavningen, eller pröva färre eller mer allmänna ord.',
      'res.sections': 'Sektioner',
    },
    fr: {
      'res.placeholder': 'Que recherchez-vous\u00A0?',
      'res.button': 'Rechercher',
      'res.count': '{n} résultat pour «\u00A0{term}\u00A0» | {n} résultats pour «\u00A0{term}\u00A0»',
      'res.title': 'Recherche',
      'res.help': 'Vérifiez l’orthographe, ou essayez moins de mots ou des mots plus généraux.',
      'res.sections': 'Rubriques',
    },
    no: {
      'res.placeholder': 'Hva leter du etter?',
      'res.button': 'Søk',
      'res.count': '{n} treff på «{term}» | {n} treff på «{term}»',
      'res.title': 'Søk',
      'res.help': 'Sjekk stavemåten, eller prøv færre eller mer generelle ord.',
      'res.sections': 'Seksjoner',
    },
    de: {
      'res.placeholder': 'Wonach suchen Sie?',
      'res.button': 'Suchen',
      'res.count': '{n} Treffer für „{term}“ | {n} Treffer für „{term}“',
      'res.title': 'Suche',
      'res.help':
        'Prüfen Sie die Schreibweise, oder versuchen Sie es mit weniger oder allgemeineren Wörtern.',
      'res.sections': 'Ressorts',
    },
    es: {
      'res.placeholder': '¿Qué está buscando?',
      'res.button': 'Buscar',
      'res.count': '{n} resultado para «{term}» | {n} resultados para «{term}»',
      'res.title': 'Búsqueda',
      'res.help': 'Revise la ortografía o pruebe con menos palabras o con otras más generales.',
      'res.sections': 'Secciones',
    },
    ja: {
      'res.placeholder': '何をお探しですか？',
      'res.button': '検索',
      'res.count': '「{term}」の検索結果 {n} 件 | 「{term}」の検索結果 {n} 件',
      'res.title': '検索',
      'res.help': 'つづりを確認するか、言葉を減らすか、より一般的な言葉でお試しください。',
      'res.sections': 'セクション',
    },
    ko: {
      'res.placeholder': '무엇을 찾고 계신가요?',
      'res.button': '검색',
      'res.count': '‘{term}’ 검색 결과 {n}건 | ‘{term}’ 검색 결과 {n}건',
      'res.title': '검색',
      'res.help': '철자를 확인하거나, 더 적은 단어나 더 일반적인 단어로 검색해 보세요.',
      'res.sections': '섹션',
    },
    pt: {
      'res.placeholder': 'O que procura?',
      'res.button': 'Pesquisar',
      'res.count': '{n} resultado para «{term}» | {n} resultados para «{term}»',
      'res.title': 'Pesquisa',
      'res.help': 'Verifique a ortografia ou tente menos palavras ou palavras mais gerais.',
      'res.sections': 'Secções',
    },
  },
};
