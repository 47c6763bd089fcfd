import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

export const decisionPhrases: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: {
      'id.delete.decideHeadline': 'Ta bort kontot för gott?',
      'id.delete.decideText':
        'När kontot är borttaget kan ingen återställa det. Om du inte gör något finns det kvar, och länken slutar gälla.',
      'id.delete.reason': 'Varför behåller du det? (frivilligt)',
      'id.delete.reasonMistake': 'Jag begärde det av misstag',
      'id.delete.reasonChanged': 'Jag har ändrat mig',
      'id.delete.reasonNotMe': 'Jag har inte begärt det',
      'id.delete.reasonOther': 'Något annat skäl',
      'id.delete.keep': 'Behåll mitt konto',
      'id.delete.keepLogin':
        'Logga först in på kontot för att avbryta. Du kommer tillbaka till den här sidan.',
      'id.delete.login': 'Logga in för att behålla det',
      'id.delete.approve': 'Ta bort kontot för gott',
      'id.delete.goneHeadline': 'Kontot är borttaget',
      'id.delete.goneText': 'Du är utloggad. Tack för att du har läst oss.',
      'id.delete.goOn': 'Fortsätt',
      'id.delete.keptHeadline': 'Ditt konto finns kvar',
      'id.delete.keptText': 'Borttagningen är avbruten och länken fungerar inte längre.',
      'id.delete.keptWarning':
        'Någon annan begärde borttagningen och kan alltså vara inloggad på ditt konto. Välj ett nytt lösenord.',
      'id.delete.badHeadline': 'Länken fungerar inte',
      'id.delete.badText':
        'Länken är felaktig, för gammal, redan använd eller hör till ett annat konto än det du är inloggad på.',
      'id.delete.again': 'Börja om',
    },
    fr: {
      'id.delete.decideHeadline': 'Supprimer ce compte définitivement ?',
      'id.delete.decideText':
        'Une fois supprimé, le compte ne peut plus être rétabli. Si vous ne faites rien, il est conservé et le lien expire.',
      'id.delete.reason': 'Pourquoi le conservez-vous ? (facultatif)',
      'id.delete.reasonMistake': 'J’ai fait la demande par erreur',
      'id.delete.reasonChanged': 'J’ai changé d’avis',
      'id.delete.reasonNotMe': 'Je n’ai rien demandé',
      'id.delete.reasonOther': 'Une autre raison',
      'id.delete.keep': 'Conserver mon compte',
      'id.delete.keepLogin':
        'Pour annuler la suppression, connectez-vous d’abord au compte. Vous reviendrez sur cette page.',
      'id.delete.login': 'Se connecter pour le conserver',
      'id.delete.approve': 'Supprimer définitivement le compte',
      'id.delete.goneHeadline': 'Le compte est supprimé',
      'id.delete.goneText': 'Vous êtes déconnecté. Merci de nous avoir lus.',
      'id.delete.goOn': 'Continuer',
      'id.delete.keptHeadline': 'Votre compte est conservé',
      'id.delete.keptText': 'La suppression est annulée et son lien ne fonctionne plus.',
      'id.delete.keptWarning':
        'Quelqu’un d’autre a demandé la suppression et a peut-être accès à votre compte. Choisissez un nouveau mot de passe.',
      'id.delete.badHeadline': 'Ce lien ne fonctionne pas',
      'id.delete.badText':
        'Le lien est incorrect, trop ancien, déjà utilisé, ou appartient à un autre compte que celui auquel vous êtes connecté.',
      'id.delete.again': 'Recommencer',
    },
    no: {
      'id.delete.decideHeadline': 'Slette denne kontoen for godt?',
      'id.delete.decideText':
        'Når kontoen er slettet, kan ingen hente den tilbake. Hvis du ikke gjør noe, blir den værende, og lenken utløper.',
      'id.delete.reason': 'Hvorfor beholder du den? (valgfritt)',
      'id.delete.reasonMistake': 'Jeg ba om det ved en feil',
      'id.delete.reasonChanged': 'Jeg har ombestemt meg',
      'id.delete.reasonNotMe': 'Jeg har ikke bedt om det',
      'id.delete.reasonOther': 'En annen grunn',
      'id.delete.keep': 'Behold kontoen min',
      'id.delete.keepLogin': 'Logg først inn på kontoen for å avbryte. Du kommer tilbake til denne siden.',
      'id.delete.login': 'Logg inn for å beholde den',
      'id.delete.approve': 'Slett kontoen for godt',
      'id.delete.goneHeadline': 'Kontoen er slettet',
      'id.delete.goneText': 'Du er logget ut. Takk for at du har lest oss.',
      'id.delete.goOn': 'Fortsett',
      'id.delete.keptHeadline': 'Kontoen din består',
      'id.delete.keptText': 'Slettingen er avbrutt, og lenken virker ikke lenger.',
      'id.delete.keptWarning':
        'Noen andre ba om slettingen og kan altså være logget inn på kontoen din. Velg et nytt passord.',
      'id.delete.badHeadline': 'Denne lenken virker ikke',
      'id.delete.badText':
        'Lenken er feil, for gammel, allerede brukt eller hører til en annen konto enn den du er logget inn på.',
      'id.delete.again': 'Begynn på nytt',
    },
    de: {
      'id.delete.decideHeadline': 'Dieses Konto endgültig löschen?',
      'id.delete.decideText':
        'Ein gelöschtes Konto kann niemand wiederherstellen. Wenn Sie nichts tun, bleibt es bestehen, und der Link läuft ab.',
      'id.delete.reason': 'Warum behalten Sie es? (freiwillig)',
      'id.delete.reasonMistake': 'Ich habe es versehentlich angefordert',
      'id.delete.reasonChanged': 'Ich habe es mir anders überlegt',
      'id.delete.reasonNotMe': 'Ich habe es nicht angefordert',
      'id.delete.reasonOther': 'Ein anderer Grund',
      'id.delete.keep': 'Mein Konto behalten',
      'id.delete.keepLogin':
        'Um die Löschung abzubrechen, melden Sie sich zuerst bei dem Konto an. Sie kommen auf diese Seite zurück.',
      'id.delete.login': 'Anmelden und behalten',
      'id.delete.approve': 'Das Konto endgültig löschen',
      'id.delete.goneHeadline': 'Das Konto ist gelöscht',
      'id.delete.goneText': 'Sie sind abgemeldet. Danke, dass Sie uns gelesen haben.',
      'id.delete.goOn': 'Weiter',
      'id.delete.keptHeadline': 'Ihr Konto bleibt bestehen',
      'id.delete.keptText': 'Die Löschung ist abgebrochen, und der Link dazu gilt nicht mehr.',
      'id.delete.keptWarning':
        'Jemand anders hat die Löschung angefordert und ist vielleicht bei Ihrem Konto angemeldet. Wählen Sie ein neues Passwort.',
      'id.delete.badHeadline': 'Dieser Link funktioniert nicht',
      'id.delete.badText':
        'Der Link ist falsch, zu alt, wurde schon benutzt oder gehört zu einem anderen Konto als dem, bei dem Sie angemeldet sind.',
      'id.delete.again': 'Von vorn beginnen',
    },
    es: {
      'id.delete.decideHeadline': '¿Eliminar esta cuenta para siempre?',
      'id.delete.decideText':
        'Una vez eliminada, nadie puede recuperar la cuenta. Si no hace nada, se conserva y el enlace caduca.',
      'id.delete.reason': '¿Por qué la conserva? (opcional)',
      'id.delete.reasonMistake': 'La solicité por error',
      'id.delete.reasonChanged': 'He cambiado de opinión',
      'id.delete.reasonNotMe': 'No lo he solicitado',
      'id.delete.reasonOther': 'Otro motivo',
      'id.delete.keep': 'Conservar mi cuenta',
      'id.delete.keepLogin':
        'Para anular la eliminación, inicie primero sesión en la cuenta. Volverá a esta página.',
      'id.delete.login': 'Iniciar sesión para conservarla',
      'id.delete.approve': 'Eliminar la cuenta para siempre',
      'id.delete.goneHeadline': 'La cuenta se ha eliminado',
      'id.delete.goneText': 'Se ha cerrado su sesión. Gracias por habernos leído.',
      'id.delete.goOn': 'Continuar',
      'id.delete.keptHeadline': 'Su cuenta se conserva',
      'id.delete.keptText': 'La eliminación se ha anulado y su enlace ya no funciona.',
      'id.delete.keptWarning':
        'Otra persona solicitó la eliminación y puede tener acceso a su cuenta. Elija una contraseña nueva.',
      'id.delete.badHeadline': 'Este enlace no funciona',
      'id.delete.badText':
        'El enlace es incorrecto, es demasiado antiguo, ya se ha usado o pertenece a una cuenta distinta de la que tiene abierta.',
      'id.delete.again': 'Empezar de nuevo',
    },
    ja: {
      'id.delete.decideHeadline': 'このアカウントを完全に削除しますか?',
      'id.delete.decideText':
        '削除したアカウントは元に戻せません。何もしなければアカウントは残り、リンクは無効になります。',
      'id.delete.reason': '残す理由(任意)',
      'id.delete.reasonMistake': '誤って申請した',
      'id.delete.reasonChanged': '気が変わった',
      'id.delete.reasonNotMe': '申請した覚えがない',
      'id.delete.reasonOther': 'その他の理由',
      'id.delete.keep': 'アカウントを残す',
      'id.delete.keepLogin':
        '削除を取りやめるには、まずアカウントにログインしてください。その後このページに戻ります。',
      'id.delete.login': 'ログインして残す',
      'id.delete.approve': 'アカウントを完全に削除する',
      'id.delete.goneHeadline': 'アカウントを削除しました',
      'id.delete.goneText': 'ログアウトしました。ご愛読ありがとうございました。',
      'id.delete.goOn': '続ける',
      'id.delete.keptHeadline': 'アカウントは残ります',
      'id.delete.keptText': '削除は取り消され、リンクは無効になりました。',
      'id.delete.keptWarning':
        '別の人が削除を申請しており、アカウントに不正にログインしているおそれがあります。新しいパスワードを設定してください。',
      'id.delete.badHeadline': 'このリンクは使えません',
      'id.delete.badText':
        'リンクが正しくないか、期限切れか、すでに使用されたか、ログイン中とは別のアカウントのものです。',
      'id.delete.again': '最初からやり直す',
    },
    ko: {
      'id.delete.decideHeadline': '이 계정을 영구히 삭제할까요?',
      'id.delete.decideText':
        '삭제한 계정은 누구도 되돌릴 수 없습니다. 아무것도 하지 않으시면 계정은 유지되고 링크는 만료됩니다.',
      'id.delete.reason': '계정을 유지하는 이유(선택 사항)',
      'id.delete.reasonMistake': '실수로 요청했습니다',
      'id.delete.reasonChanged': '생각이 바뀌었습니다',
      'id.delete.reasonNotMe': '요청한 적이 없습니다',
      'id.delete.reasonOther': '다른 이유',
      'id.delete.keep': '내 계정 유지',
      'id.delete.keepLogin': '삭제를 취소하려면 먼저 계정에 로그인하세요. 로그인 후 이 페이지로 돌아옵니다.',
      'id.delete.login': '로그인하여 유지하기',
      'id.delete.approve': '계정 영구 삭제',
      'id.delete.goneHeadline': '계정이 삭제되었습니다',
      'id.delete.goneText': '로그아웃되었습니다. 그동안 읽어 주셔서 감사합니다.',
      'id.delete.goOn': '계속',
      'id.delete.keptHeadline': '계정이 유지됩니다',
      'id.delete.keptText': '삭제가 취소되었으며 링크는 더 이상 사용할 수 없습니다.',
      'id.delete.keptWarning':
        '다른 사람이 삭제를 요청했으므로 계정에 로그인되어 있을 수 있습니다. 새 비밀번호를 설정하세요.',
      'id.delete.badHeadline': '사용할 수 없는 링크입니다',
      'id.delete.badText':
        '링크가 잘못되었거나 너무 오래되었거나 이미 사용되었거나, 로그인한 계정이 아닌 다른 계정의 링크입니다.',
      'id.delete.again': '다시 시작',
    },
    pt: {
      'id.delete.decideHeadline': 'Eliminar esta conta para sempre?',
      'id.delete.decideText':
        'Depois de eliminada, ninguém pode recuperar a conta. Se não fizer nada, ela mantém-se e a hiperligação expira.',
      'id.delete.reason': 'Porque a mantém? (opcional)',
      'id.delete.reasonMistake': 'Pedi por engano',
      'id.delete.reasonChanged': 'Mudei de ideias',
      'id.delete.reasonNotMe': 'Não fui eu que pedi',
      'id.delete.reasonOther': 'Outro motivo',
      'id.delete.keep': 'Manter a minha conta',
      'id.delete.keepLogin':
        'Para anular a eliminação, inicie primeiro sessão na conta. Depois regressa a esta página.',
      'id.delete.login': 'Iniciar sessão para a manter',
      'id.delete.approve': 'Eliminar a conta para sempre',
      'id.delete.goneHeadline': 'A conta foi eliminada',
      'id.delete.goneText': 'A sua sessão foi terminada. Obrigado por nos ter lido.',
      'id.delete.goOn': 'Continuar',
      'id.delete.keptHeadline': 'A sua conta mantém-se',
      'id.delete.keptText': 'A eliminação foi anulada e a respetiva hiperligação já não funciona.',
      'id.delete.keptWarning':
        'Outra pessoa pediu a eliminação, pelo que pode ter acesso à sua conta. Escolha uma nova palavra-passe.',
      'id.delete.badHeadline': 'Esta hiperligação não funciona',
      'id.delete.badText':
        'A hiperligação está errada, é demasiado antiga, já foi usada ou pertence a outra conta que não aquela em que iniciou sessão.',
      'id.delete.again': 'Começar de novo',
    },
  },
};
