import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

export const phraseBook: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: {
      'saved.title': 'Sparade artiklar',
      'saved.empty': 'Inget är sparat än. Knappen ”Spara till senare” vid en artikel lägger den här.',
      'saved.local':
        'Artiklarna är bara sparade i den här webbläsaren. Logga in för att ha dem på alla enheter.',
      'saved.login': 'Logga in',
      'saved.remove': 'Ta bort',
      'saved.removed': 'Borttagen: {headline}',
      'saved.offline': 'Listan kunde inte uppdateras. Den visar vad webbläsaren känner till.',
      'saved.noScript': 'Sparade artiklar kräver JavaScript.',
    },
    fr: {
      'saved.title': 'Articles enregistrés',
      'saved.empty': 'Rien n’est encore enregistré. Le bouton « Lire plus tard » d’un article l’ajoute ici.',
      'saved.local':
        'Ces articles ne sont enregistrés que dans ce navigateur. Connectez-vous pour les retrouver sur tous vos appareils.',
      'saved.login': 'Se connecter',
      'saved.remove': 'Retirer',
      'saved.removed': 'Retiré : {headline}',
      'saved.offline': 'Votre liste n’a pas pu être mise à jour. Elle montre ce que ce navigateur connaît.',
      'saved.noScript': 'Les articles enregistrés nécessitent JavaScript.',
    },
    no: {
      'saved.title': 'Lagrede saker',
      'saved.empty': 'Ingenting er lagret ennå. Knappen «Lagre til senere» ved en sak legger den her.',
      'saved.local': 'Sakene er bare lagret i denne nettleseren. Logg inn for å ha dem på alle enheter.',
      'saved.login': 'Logg inn',
      'saved.remove': 'Fjern',
      'saved.removed': 'Fjernet: {headline}',
      'saved.offline': 'Listen kunne ikke oppdateres. Den viser det nettleseren kjenner til.',
      'saved.noScript': 'Lagrede saker krever JavaScript.',
    },
    de: {
      'saved.title': 'Merkliste',
      'saved.empty':
        'Noch ist nichts gemerkt. Der Knopf „Für später merken“ an einem Beitrag legt ihn hier ab.',
      'saved.local':
        'Diese Beiträge sind nur in diesem Browser gemerkt. Melden Sie sich an, um sie auf allen Geräten zu haben.',
      'saved.login': 'Anmelden',
      'saved.remove': 'Entfernen',
      'saved.removed': 'Entfernt: {headline}',
      'saved.offline': 'Die Liste konnte nicht aktualisiert werden. Sie zeigt, was dieser Browser kennt.',
      'saved.noScript': 'Die Merkliste braucht JavaScript.',
    },
    es: {
      'saved.title': 'Artículos guardados',
      'saved.empty': 'Aún no hay nada guardado. El botón «Guardar para después» de un artículo lo trae aquí.',
      'saved.local':
        'Estos artículos solo están guardados en este navegador. Inicie sesión para tenerlos en todos sus dispositivos.',
      'saved.login': 'Iniciar sesión',
      'saved.remove': 'Quitar',
      'saved.removed': 'Quitado: {headline}',
      'saved.offline': 'No se pudo actualizar la lista. Muestra lo que conoce este navegador.',
      'saved.noScript': 'Los artículos guardados necesitan JavaScript.',
    },
    ja: {
      'saved.title': '保存した記事',
      'saved.empty': 'まだ何も保存されていません。記事の「あとで読む」を押すとここに入ります。',
      'saved.local':
        'これらの記事はこのブラウザにだけ保存されています。ログインすると、すべての端末で読めます。',
      'saved.login': 'ログイン',
      'saved.remove': '削除',
      'saved.removed': '削除しました：{headline}',
      'saved.offline': '一覧を更新できませんでした。このブラウザにある内容を表示しています。',
      'saved.noScript': '保存した記事の表示には JavaScript が必要です。',
    },
    ko: {
      'saved.title': '저장한 기사',
      'saved.empty': '아직 저장한 기사가 없습니다. 기사의 ‘나중에 읽기’ 버튼을 누르면 여기에 담깁니다.',
      'saved.local':
        '이 기사들은 이 브라우저에만 저장되어 있습니다. 로그인하면 모든 기기에서 볼 수 있습니다.',
      'saved.login': '로그인',
      'saved.remove': '삭제',
      'saved.removed': '삭제함: {headline}',
      'saved.offline': '목록을 새로 고칠 수 없습니다. 이 브라우저에 있는 내용을 보여 줍니다.',
      'saved.noScript': '저장한 기사를 보려면 JavaScript가 필요합니다.',
    },
    pt: {
      'saved.title': 'Artigos guardados',
      'saved.empty': 'Ainda não há nada guardado. O botão «Guardar para depois» de um artigo coloca-o aqui.',
      'saved.local':
        'Estes artigos estão guardados apenas neste navegador. Inicie sessão para os ter em todos os dispositivos.',
      'saved.login': 'Iniciar sessão',
      'saved.remove': 'Remover',
      'saved.removed': 'Removido: {headline}',
      'saved.offline': 'Não foi possível atualizar a lista. Ela mostra o que este navegador conhece.',
      'saved.noScript': 'Os artigos guardados precisam de JavaScript.',
    },
  },
};
