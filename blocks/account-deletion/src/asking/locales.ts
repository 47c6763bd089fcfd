import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

export const askingPhrases: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: {
      'id.delete.headline': 'Ta bort ditt konto',
      'id.delete.text':
        'Din profil, dina inställningar och alla sätt att logga in raderas för gott. Bara det som vi enligt lag måste spara finns kvar, och bara så länge lagen kräver.',
      'id.delete.mailFirst': 'Först skickar vi ett mejl till dig. Inget tas bort förrän du bekräftar där.',
      'id.delete.ask': 'Ta bort mitt konto',
      'id.delete.sureHeadline': 'Ska vi skicka länken till dig?',
      'id.delete.sureText':
        'Länken i mejlet leder till en sida där du tar bort kontot för gott eller behåller det.',
      'id.delete.send': 'Skicka länken',
      'id.delete.cancel': 'Avbryt',
      'id.delete.sentHeadline': 'Titta i din inkorg',
      'id.delete.sentText':
        'Ett mejl med en länk är på väg. Öppna länken för att ta bort kontot eller avbryta. Till dess är kontot som förut.',
    },
    fr: {
      'id.delete.headline': 'Supprimer votre compte',
      'id.delete.text':
        'Votre profil, vos réglages et tous vos moyens de connexion sont effacés définitivement. Nous ne gardons que ce que la loi nous impose, et seulement le temps qu’elle prévoit.',
      'id.delete.mailFirst':
        'Nous vous envoyons d’abord un e-mail. Rien n’est supprimé tant que vous n’y confirmez pas.',
      'id.delete.ask': 'Supprimer mon compte',
      'id.delete.sureHeadline': 'Devons-nous vous envoyer le lien ?',
      'id.delete.sureText':
        'Le lien de l’e-mail mène à une page où vous supprimez le compte définitivement ou le conservez.',
      'id.delete.send': 'Envoyer le lien',
      'id.delete.cancel': 'Annuler',
      'id.delete.sentHeadline': 'Consultez votre messagerie',
      'id.delete.sentText':
        'Un e-mail contenant un lien est en route. Ouvrez le lien pour supprimer le compte ou pour y renoncer. D’ici là, votre compte reste inchangé.',
    },
    no: {
      'id.delete.headline': 'Slett kontoen din',
      'id.delete.text':
        'Profilen din, innstillingene og alle måter å logge inn på slettes for godt. Bare det loven pålegger oss å beholde, blir igjen, og bare så lenge loven sier.',
      'id.delete.mailFirst': 'Vi sender deg først en e-post. Ingenting slettes før du bekrefter der.',
      'id.delete.ask': 'Slett kontoen min',
      'id.delete.sureHeadline': 'Skal vi sende deg lenken?',
      'id.delete.sureText':
        'Lenken i e-posten fører til en side der du sletter kontoen for godt eller beholder den.',
      'id.delete.send': 'Send lenken',
      'id.delete.cancel': 'Avbryt',
      'id.delete.sentHeadline': 'Se i innboksen din',
      'id.delete.sentText':
        'En e-post med en lenke er på vei. Åpne lenken for å slette kontoen eller avbryte. Til da er kontoen som før.',
    },
    de: {
      'id.delete.headline': 'Konto löschen',
      'id.delete.text':
        'Ihr Profil, Ihre Einstellungen und alle Wege, sich anzumelden, werden endgültig gelöscht. Nur was wir gesetzlich aufbewahren müssen, bleibt, und nur so lange wie vorgeschrieben.',
      'id.delete.mailFirst':
        'Wir senden Ihnen zuerst eine E-Mail. Nichts wird gelöscht, bevor Sie es dort bestätigen.',
      'id.delete.ask': 'Mein Konto löschen',
      'id.delete.sureHeadline': 'Sollen wir Ihnen den Link senden?',
      'id.delete.sureText':
        'Der Link in der E-Mail führt zu einer Seite, auf der Sie das Konto endgültig löschen oder behalten.',
      'id.delete.send': 'Link senden',
      'id.delete.cancel': 'Abbrechen',
      'id.delete.sentHeadline': 'Sehen Sie in Ihr Postfach',
      'id.delete.sentText':
        'Eine E-Mail mit einem Link ist unterwegs. Öffnen Sie ihn, um das Konto zu löschen oder die Löschung abzubrechen. Bis dahin bleibt Ihr Konto, wie es ist.',
    },
    es: {
      'id.delete.headline': 'Eliminar su cuenta',
      'id.delete.text':
        'Su perfil, sus ajustes y todas las formas de iniciar sesión se borran para siempre. Solo queda lo que la ley nos obliga a conservar, y solo durante el tiempo que establece.',
      'id.delete.mailFirst':
        'Primero le enviamos un correo. No se elimina nada hasta que usted lo confirme allí.',
      'id.delete.ask': 'Eliminar mi cuenta',
      'id.delete.sureHeadline': '¿Le enviamos el enlace?',
      'id.delete.sureText':
        'El enlace del correo lleva a una página donde puede eliminar la cuenta para siempre o conservarla.',
      'id.delete.send': 'Enviar el enlace',
      'id.delete.cancel': 'Cancelar',
      'id.delete.sentHeadline': 'Revise su bandeja de entrada',
      'id.delete.sentText':
        'Hay un correo con un enlace en camino. Ábralo para eliminar la cuenta o para anular la eliminación. Hasta entonces, su cuenta sigue como está.',
    },
    ja: {
      'id.delete.headline': 'アカウントの削除',
      'id.delete.text':
        'プロフィール、設定、すべてのログイン方法が完全に消去されます。法律で保存が義務づけられているものだけが、定められた期間残ります。',
      'id.delete.mailFirst': 'まずメールをお送りします。メールから確認していただくまで、何も削除されません。',
      'id.delete.ask': 'アカウントを削除する',
      'id.delete.sureHeadline': 'リンクをお送りしますか?',
      'id.delete.sureText':
        'メールのリンクから、アカウントを完全に削除するか、残すかを選ぶページに進めます。',
      'id.delete.send': 'リンクを送信',
      'id.delete.cancel': 'キャンセル',
      'id.delete.sentHeadline': '受信トレイをご確認ください',
      'id.delete.sentText':
        'リンクを記載したメールをお送りしています。リンクを開いて、アカウントを削除するか、取りやめてください。それまでアカウントはそのまま残ります。',
    },
    ko: {
      'id.delete.headline': '계정 삭제',
      'id.delete.text':
        '프로필과 설정, 모든 로그인 수단이 영구히 삭제됩니다. 법에 따라 보관해야 하는 것만 정해진 기간 동안 남습니다.',
      'id.delete.mailFirst':
        '먼저 이메일을 보내 드립니다. 이메일에서 확인하시기 전에는 아무것도 삭제되지 않습니다.',
      'id.delete.ask': '내 계정 삭제',
      'id.delete.sureHeadline': '링크를 보내 드릴까요?',
      'id.delete.sureText':
        '이메일의 링크를 열면 계정을 영구히 삭제하거나 유지할 수 있는 페이지로 이동합니다.',
      'id.delete.send': '링크 보내기',
      'id.delete.cancel': '취소',
      'id.delete.sentHeadline': '받은 편지함을 확인하세요',
      'id.delete.sentText':
        '링크가 담긴 이메일을 보내고 있습니다. 링크를 열어 계정을 삭제하거나 삭제를 취소하세요. 그때까지 계정은 그대로 유지됩니다.',
    },
    pt: {
      'id.delete.headline': 'Eliminar a sua conta',
      'id.delete.text':
        'O seu perfil, as suas definições e todas as formas de iniciar sessão são apagados para sempre. Fica apenas o que a lei nos obriga a guardar, e só pelo tempo que ela determina.',
      'id.delete.mailFirst': 'Primeiro enviamos-lhe um e-mail. Nada é eliminado enquanto não o confirmar aí.',
      'id.delete.ask': 'Eliminar a minha conta',
      'id.delete.sureHeadline': 'Enviamos-lhe a hiperligação?',
      'id.delete.sureText':
        'A hiperligação do e-mail conduz a uma página onde elimina a conta para sempre ou a mantém.',
      'id.delete.send': 'Enviar a hiperligação',
      'id.delete.cancel': 'Cancelar',
      'id.delete.sentHeadline': 'Consulte a sua caixa de entrada',
      'id.delete.sentText':
        'Vai a caminho um e-mail com uma hiperligação. Abra-a para eliminar a conta ou para anular a eliminação. Até lá, a sua conta fica como está.',
    },
  },
};
