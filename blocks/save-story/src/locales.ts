import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

export const phraseBook: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: {
      'save.button': 'Spara till senare',
      'save.saved': 'Sparad.',
      'save.local': 'Sparad i den här webbläsaren. Logga in för att ha den på alla enheter.',
      'save.removed': 'Inte längre sparad.',
      'save.list': 'Dina sparade artiklar',
    },
    fr: {
      'save.button': 'Lire plus tard',
      'save.saved': 'Enregistré.',
      'save.local': 'Enregistré dans ce navigateur. Connectez-vous pour le retrouver sur tous vos appareils.',
      'save.removed': 'N’est plus enregistré.',
      'save.list': 'Vos articles enregistrés',
    },
    no: {
      'save.button': 'Lagre til senere',
      'save.saved': 'Lagret.',
      'save.local': 'Lagret i denne nettleseren. Logg inn for å ha den på alle enheter.',
      'save.removed': 'Ikke lenger lagret.',
      'save.list': 'Dine lagrede saker',
    },
    de: {
      'save.button': 'Für später merken',
      'save.saved': 'Gemerkt.',
      'save.local':
        'In diesem Browser gemerkt. Melden Sie sich an, um den Beitrag auf allen Geräten zu haben.',
      'save.removed': 'Nicht mehr gemerkt.',
      'save.list': 'Ihre Merkliste',
    },
    es: {
      'save.button': 'Guardar para después',
      'save.saved': 'Guardado.',
      'save.local': 'Guardado en este navegador. Inicie sesión para tenerlo en todos sus dispositivos.',
      'save.removed': 'Ya no está guardado.',
      'save.list': 'Sus artículos guardados',
    },
    ja: {
      'save.button': 'あとで読む',
      'save.saved': '保存しました。',
      'save.local': 'このブラウザに保存しました。ログインすると、すべての端末で読めます。',
      'save.removed': '保存を取り消しました。',
      'save.list': '保存した記事',
    },
    ko: {
      'save.button': '나중에 읽기',
      'save.saved': '저장했습니다.',
      'save.local': '이 브라우저에 저장했습니다. 로그인하면 모든 기기에서 볼 수 있습니다.',
      'save.removed': '저장을 취소했습니다.',
      'save.list': '저장한 기사',
    },
    pt: {
      'save.button': 'Guardar para depois',
      'save.saved': 'Guardado.',
      'save.local': 'Guardado neste navegador. Inicie sessão para o ter em todos os dispositivos.',
      'save.removed': 'Já não está guardado.',
      'save.list': 'Os seus artigos guardados',
    },
  },
};
