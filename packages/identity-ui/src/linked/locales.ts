import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

/** The words about linked logins in every language, for the entries of blocks that show them. */
export const linkedPhrases: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: {
      'id.linked': 'Kopplade inloggningar',
      'id.connect': 'Koppla',
      'id.connected': 'Kopplad',
      'id.disconnect': 'Koppla från',
      'id.unlinkErr': 'Du kan inte ta bort ditt enda sätt att logga in.',
      'id.linkErr': 'Den inloggningen är redan kopplad till ett annat konto. Koppla från den där först.',
      'id.err.generic': 'Något gick fel. Försök igen.',
    },
    fr: {
      'id.linked': 'Connexions associées',
      'id.connect': 'Associer',
      'id.connected': 'Associé',
      'id.disconnect': 'Dissocier',
      'id.unlinkErr': 'Vous ne pouvez pas supprimer votre seul moyen de connexion.',
      'id.linkErr': 'Cette connexion est déjà associée à un autre compte. Dissociez-la d’abord de celui-ci.',
      'id.err.generic': 'Une erreur s’est produite. Veuillez réessayer.',
    },
    no: {
      'id.linked': 'Tilknyttede innlogginger',
      'id.connect': 'Koble til',
      'id.connected': 'Tilkoblet',
      'id.disconnect': 'Koble fra',
      'id.unlinkErr': 'Du kan ikke fjerne den eneste måten du kan logge inn på.',
      'id.linkErr': 'Denne innloggingen er allerede koblet til en annen konto. Koble den fra der først.',
      'id.err.generic': 'Noe gikk galt. Prøv på nytt.',
    },
    de: {
      'id.linked': 'Verknüpfte Anmeldungen',
      'id.connect': 'Verbinden',
      'id.connected': 'Verbunden',
      'id.disconnect': 'Trennen',
      'id.unlinkErr': 'Sie können Ihre einzige Anmeldemöglichkeit nicht entfernen.',
      'id.linkErr':
        'Diese Anmeldung ist schon mit einem anderen Konto verknüpft. Trennen Sie sie zuerst dort.',
      'id.err.generic': 'Etwas ist schiefgegangen. Bitte versuchen Sie es noch einmal.',
    },
    es: {
      'id.linked': 'Accesos vinculados',
      'id.connect': 'Conectar',
      'id.connected': 'Conectado',
      'id.disconnect': 'Desconectar',
      'id.unlinkErr': 'No puede eliminar su única forma de iniciar sesión.',
      'id.linkErr': 'Este inicio de sesión ya está conectado a otra cuenta. Desconéctelo primero de ella.',
      'id.err.generic': 'Algo ha salido mal. Inténtelo de nuevo.',
    },
    ja: {
      'id.linked': '連携しているログイン',
      'id.connect': '連携する',
      'id.connected': '連携済み',
      'id.disconnect': '連携を解除',
      'id.unlinkErr': '唯一のログイン方法は削除できません。',
      'id.linkErr':
        'このログインはすでに別のアカウントと連携しています。先にそちらで連携を解除してください。',
      'id.err.generic': '問題が発生しました。もう一度お試しください。',
    },
    ko: {
      'id.linked': '연결된 로그인',
      'id.connect': '연결',
      'id.connected': '연결됨',
      'id.disconnect': '연결 해제',
      'id.unlinkErr': '유일한 로그인 방법은 삭제할 수 없습니다.',
      'id.linkErr': '이 로그인은 이미 다른 계정에 연결되어 있습니다. 먼저 그 계정에서 연결을 해제하세요.',
      'id.err.generic': '문제가 발생했습니다. 다시 시도해 주세요.',
    },
    pt: {
      'id.linked': 'Acessos associados',
      'id.connect': 'Associar',
      'id.connected': 'Associado',
      'id.disconnect': 'Desassociar',
      'id.unlinkErr': 'Não pode remover a sua única forma de iniciar sessão.',
      'id.linkErr': 'Este início de sessão já está ligado a outra conta. Desligue-o primeiro nessa conta.',
      'id.err.generic': 'Algo correu mal. Tente novamente.',
    },
  },
};
