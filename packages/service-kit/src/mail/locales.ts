import type { MailPhrase } from './phrases.ts';
import { editorLocales } from './editorLocales.ts';
import { newsletterLocales } from './newsletterLocales.ts';
import { receiptLocales } from './receiptLocales.ts';
import { salesLocales } from './salesLocales.ts';
import { passwordLocales } from './passwordLocales.ts';

type Translation = Readonly<Record<MailPhrase, string>>;

const sv: Translation = {
  ...salesLocales.sv,
  ...receiptLocales.sv,
  ...newsletterLocales.sv,
  ...passwordLocales.sv,
  ...editorLocales.sv,
  'verifyEmail.subject': 'Bekräfta din e-postadress',
  'verifyEmail.text': 'Den här adressen angavs för ett konto hos {site}. Bekräfta att den är din.',
  'verifyEmail.action': 'Bekräfta adressen',
  'oneTimeLink.subject': 'Din inloggningslänk',
  'oneTimeLink.text': 'Med den här länken loggar du in på {site} utan lösenord. Den fungerar en gång.',
  'oneTimeLink.action': 'Logga in',
  'deleteAccount.subject': 'Vill du ta bort ditt konto?',
  'deleteAccount.text':
    'Du bad {site} att ta bort ditt konto och uppgifterna i det. Inget tas bort förrän du bekräftar.',
  'deleteAccount.action': 'Bekräfta eller avbryt',
  'passwordChanged.subject': 'Ditt lösenord har ändrats',
  'passwordChanged.text':
    'Lösenordet till ditt konto hos {site} har ändrats. Om det inte var du, begär genast ett nytt lösenord.',
  'emailChanged.subject': 'Din e-postadress har ändrats',
  'emailChanged.text':
    'Ditt konto hos {site} har en ny e-postadress och använder inte längre den här. Om det inte var du, följ länken i vårt mejl om ändringen, så får du tillbaka den.',
  'accountDeleted.subject': 'Ditt konto har tagits bort',
  'accountDeleted.text': 'Ditt konto hos {site} och uppgifterna i det har tagits bort.',
  'link.lifetime': 'Länken gäller i {time}.',
  'link.ignore': 'Om du inte har bett om det här mejlet behöver du inte göra något.',
  'restoreEmail.subject': 'Någon ändrar e-postadressen till ditt konto',
  'restoreEmail.text':
    'För ditt konto hos {site} har adressen {email} angetts. När den är bekräftad ersätter den den här. Om det inte var du, behåll din adress: ändringen tas tillbaka, alla enheter loggas ut och du väljer ett nytt lösenord.',
  'restoreEmail.action': 'Behåll min adress',
  'restoreEmail.ignore': 'Om det var du behöver du inte göra något.',
  'accountSecured.subject': 'Kontot är nu bara ditt',
  'accountSecured.text':
    'Du har bekräftat den här adressen för ditt konto hos {site} på en enhet som kontot inte kände till. Tidigare lösenord, kopplade inloggningar och enheter har tagits bort, eftersom någon annan kan ha lagt till dem. Begär ett nytt lösenord om du vill logga in med ett.',
};

const fr: Translation = {
  ...salesLocales.fr,
  ...receiptLocales.fr,
  ...newsletterLocales.fr,
  ...passwordLocales.fr,
  ...editorLocales.fr,
  'verifyEmail.subject': 'Confirmez votre adresse e-mail',
  'verifyEmail.text':
    'Cette adresse a été indiquée pour un compte sur {site}. Confirmez qu’elle vous appartient.',
  'verifyEmail.action': 'Confirmer l’adresse',
  'oneTimeLink.subject': 'Votre lien de connexion',
  'oneTimeLink.text': 'Ce lien vous connecte à {site} sans mot de passe. Il ne fonctionne qu’une seule fois.',
  'oneTimeLink.action': 'Se connecter',
  'deleteAccount.subject': 'Voulez-vous supprimer votre compte ?',
  'deleteAccount.text':
    'Vous avez demandé à {site} de supprimer votre compte et ses données. Rien ne sera supprimé sans votre confirmation.',
  'deleteAccount.action': 'Confirmer ou annuler',
  'passwordChanged.subject': 'Votre mot de passe a été modifié',
  'passwordChanged.text':
    'Le mot de passe de votre compte sur {site} a été modifié. Si ce n’était pas vous, demandez tout de suite un nouveau mot de passe.',
  'emailChanged.subject': 'Votre adresse e-mail a été modifiée',
  'emailChanged.text':
    'Votre compte sur {site} a une nouvelle adresse e-mail et n’utilise plus celle-ci. Si ce n’était pas vous, suivez le lien de notre e-mail sur ce changement pour la retrouver.',
  'accountDeleted.subject': 'Votre compte a été supprimé',
  'accountDeleted.text': 'Votre compte sur {site} et ses données ont été supprimés.',
  'link.lifetime': 'Le lien est valable {time}.',
  'link.ignore': 'Si vous n’avez pas demandé ce message, vous n’avez rien à faire.',
  'restoreEmail.subject': 'Quelqu’un change l’adresse e-mail de votre compte',
  'restoreEmail.text':
    'L’adresse {email} a été indiquée pour votre compte sur {site}. Une fois confirmée, elle remplacera celle-ci. Si ce n’était pas vous, gardez votre adresse : le changement est annulé, tous les appareils sont déconnectés et vous choisissez un nouveau mot de passe.',
  'restoreEmail.action': 'Garder mon adresse',
  'restoreEmail.ignore': 'Si c’était vous, vous n’avez rien à faire.',
  'accountSecured.subject': 'Votre compte n’appartient plus qu’à vous',
  'accountSecured.text':
    'Vous avez confirmé cette adresse pour votre compte sur {site} depuis un appareil que le compte ne connaissait pas. Les mots de passe, connexions associées et appareils précédents ont été supprimés, car une autre personne a pu les ajouter. Demandez un nouveau mot de passe si vous souhaitez en utiliser un.',
};

const no: Translation = {
  ...salesLocales.no,
  ...receiptLocales.no,
  ...newsletterLocales.no,
  ...passwordLocales.no,
  ...editorLocales.no,
  'verifyEmail.subject': 'Bekreft e-postadressen din',
  'verifyEmail.text': 'Denne adressen ble oppgitt for en konto hos {site}. Bekreft at den er din.',
  'verifyEmail.action': 'Bekreft adressen',
  'oneTimeLink.subject': 'Innloggingslenken din',
  'oneTimeLink.text': 'Med denne lenken logger du inn på {site} uten passord. Den virker én gang.',
  'oneTimeLink.action': 'Logg inn',
  'deleteAccount.subject': 'Vil du slette kontoen din?',
  'deleteAccount.text':
    'Du ba {site} om å slette kontoen din og opplysningene i den. Ingenting slettes før du bekrefter.',
  'deleteAccount.action': 'Bekreft eller avbryt',
  'passwordChanged.subject': 'Passordet ditt er endret',
  'passwordChanged.text':
    'Passordet til kontoen din hos {site} er endret. Hvis det ikke var deg, be om et nytt passord med en gang.',
  'emailChanged.subject': 'E-postadressen din er endret',
  'emailChanged.text':
    'Kontoen din hos {site} har en ny e-postadresse og bruker ikke lenger denne. Hvis det ikke var deg, følg lenken i e-posten vår om endringen, så får du den tilbake.',
  'accountDeleted.subject': 'Kontoen din er slettet',
  'accountDeleted.text': 'Kontoen din hos {site} og opplysningene i den er slettet.',
  'link.lifetime': 'Lenken gjelder i {time}.',
  'link.ignore': 'Hvis du ikke har bedt om denne e-posten, trenger du ikke å gjøre noe.',
  'restoreEmail.subject': 'Noen endrer e-postadressen til kontoen din',
  'restoreEmail.text':
    'For kontoen din hos {site} er adressen {email} oppgitt. Når den er bekreftet, erstatter den denne. Hvis det ikke var deg, behold adressen din: endringen tas tilbake, alle enheter logges ut, og du velger et nytt passord.',
  'restoreEmail.action': 'Behold adressen min',
  'restoreEmail.ignore': 'Hvis det var deg, trenger du ikke å gjøre noe.',
  'accountSecured.subject': 'Kontoen er nå bare din',
  'accountSecured.text':
    'Du har bekreftet denne adressen for kontoen din hos {site} på en enhet som kontoen ikke kjente. Tidligere passord, tilknyttede innlogginger og enheter er fjernet, fordi noen andre kan ha lagt dem til. Be om et nytt passord hvis du vil logge inn med et.',
};

const de: Translation = {
  ...salesLocales.de,
  ...receiptLocales.de,
  ...newsletterLocales.de,
  ...passwordLocales.de,
  ...editorLocales.de,
  'verifyEmail.subject': 'Bestätigen Sie Ihre E-Mail-Adresse',
  'verifyEmail.text':
    'Diese Adresse wurde für ein Konto bei {site} angegeben. Bestätigen Sie, dass sie Ihnen gehört.',
  'verifyEmail.action': 'Adresse bestätigen',
  'oneTimeLink.subject': 'Ihr Anmeldelink',
  'oneTimeLink.text': 'Mit diesem Link melden Sie sich ohne Passwort bei {site} an. Er gilt nur einmal.',
  'oneTimeLink.action': 'Anmelden',
  'deleteAccount.subject': 'Möchten Sie Ihr Konto löschen?',
  'deleteAccount.text':
    'Sie haben {site} gebeten, Ihr Konto und die Daten darin zu löschen. Ohne Ihre Bestätigung wird nichts gelöscht.',
  'deleteAccount.action': 'Bestätigen oder abbrechen',
  'passwordChanged.subject': 'Ihr Passwort wurde geändert',
  'passwordChanged.text':
    'Das Passwort Ihres Kontos bei {site} wurde geändert. Wenn Sie das nicht waren, fordern Sie sofort ein neues Passwort an.',
  'emailChanged.subject': 'Ihre E-Mail-Adresse wurde geändert',
  'emailChanged.text':
    'Ihr Konto bei {site} hat eine neue E-Mail-Adresse und verwendet diese nicht mehr. Wenn Sie das nicht waren, folgen Sie dem Link in unserer Mail zur Änderung, dann erhalten Sie sie zurück.',
  'accountDeleted.subject': 'Ihr Konto wurde gelöscht',
  'accountDeleted.text': 'Ihr Konto bei {site} und die Daten darin wurden gelöscht.',
  'link.lifetime': 'Gültigkeit des Links: {time}.',
  'link.ignore': 'Wenn Sie diese E-Mail nicht angefordert haben, müssen Sie nichts tun.',
  'restoreEmail.subject': 'Jemand ändert die E-Mail-Adresse Ihres Kontos',
  'restoreEmail.text':
    'Für Ihr Konto bei {site} wurde die Adresse {email} angegeben. Sobald sie bestätigt ist, ersetzt sie diese hier. Wenn Sie das nicht waren, behalten Sie Ihre Adresse: Die Änderung wird zurückgenommen, alle Geräte werden abgemeldet, und Sie wählen ein neues Passwort.',
  'restoreEmail.action': 'Meine Adresse behalten',
  'restoreEmail.ignore': 'Wenn Sie es waren, müssen Sie nichts tun.',
  'accountSecured.subject': 'Ihr Konto gehört jetzt nur Ihnen',
  'accountSecured.text':
    'Sie haben diese Adresse für Ihr Konto bei {site} auf einem Gerät bestätigt, das dem Konto unbekannt war. Frühere Passwörter, verbundene Anmeldungen und Geräte wurden entfernt, weil jemand anderes sie hinzugefügt haben könnte. Fordern Sie ein neues Passwort an, wenn Sie sich mit einem anmelden möchten.',
};

const es: Translation = {
  ...salesLocales.es,
  ...receiptLocales.es,
  ...newsletterLocales.es,
  ...passwordLocales.es,
  ...editorLocales.es,
  'verifyEmail.subject': 'Confirme su dirección de correo',
  'verifyEmail.text': 'Esta dirección se indicó para una cuenta en {site}. Confirme que es suya.',
  'verifyEmail.action': 'Confirmar la dirección',
  'oneTimeLink.subject': 'Su enlace de acceso',
  'oneTimeLink.text': 'Con este enlace entra en {site} sin contraseña. Funciona una sola vez.',
  'oneTimeLink.action': 'Entrar',
  'deleteAccount.subject': '¿Quiere eliminar su cuenta?',
  'deleteAccount.text':
    'Ha pedido a {site} que elimine su cuenta y los datos que contiene. No se elimina nada hasta que lo confirme.',
  'deleteAccount.action': 'Confirmar o cancelar',
  'passwordChanged.subject': 'Su contraseña ha cambiado',
  'passwordChanged.text':
    'La contraseña de su cuenta en {site} ha cambiado. Si no ha sido usted, pida enseguida una contraseña nueva.',
  'emailChanged.subject': 'Su dirección de correo ha cambiado',
  'emailChanged.text':
    'Su cuenta en {site} tiene una dirección nueva y ya no usa esta. Si no ha sido usted, siga el enlace de nuestro correo sobre el cambio para recuperarla.',
  'accountDeleted.subject': 'Su cuenta se ha eliminado',
  'accountDeleted.text': 'Su cuenta en {site} y los datos que contenía se han eliminado.',
  'link.lifetime': 'El enlace es válido durante {time}.',
  'link.ignore': 'Si no ha pedido este correo, no tiene que hacer nada.',
  'restoreEmail.subject': 'Alguien está cambiando la dirección de correo de su cuenta',
  'restoreEmail.text':
    'Para su cuenta en {site} se ha indicado la dirección {email}. Cuando se confirme, sustituirá a esta. Si no ha sido usted, conserve su dirección: el cambio se anula, se cierra la sesión en todos los dispositivos y usted elige una contraseña nueva.',
  'restoreEmail.action': 'Conservar mi dirección',
  'restoreEmail.ignore': 'Si ha sido usted, no tiene que hacer nada.',
  'accountSecured.subject': 'Su cuenta es ahora solo suya',
  'accountSecured.text':
    'Ha confirmado esta dirección para su cuenta en {site} en un dispositivo que la cuenta no conocía. Se han eliminado las contraseñas, los accesos vinculados y los dispositivos anteriores, porque otra persona pudo haberlos añadido. Pida una contraseña nueva si quiere iniciar sesión con una.',
};

const ja: Translation = {
  ...salesLocales.ja,
  ...receiptLocales.ja,
  ...newsletterLocales.ja,
  ...passwordLocales.ja,
  ...editorLocales.ja,
  'verifyEmail.subject': 'メールアドレスの確認',
  'verifyEmail.text':
    'このアドレスが{site}のアカウントに登録されました。ご本人のものであることを確認してください。',
  'verifyEmail.action': 'アドレスを確認する',
  'oneTimeLink.subject': 'ログイン用リンク',
  'oneTimeLink.text': 'このリンクから、パスワードなしで{site}にログインできます。使えるのは一度だけです。',
  'oneTimeLink.action': 'ログイン',
  'deleteAccount.subject': 'アカウントを削除しますか',
  'deleteAccount.text':
    '{site}のアカウントとデータの削除が申請されました。確認いただくまで何も削除されません。',
  'deleteAccount.action': '確認または取り消し',
  'passwordChanged.subject': 'パスワードが変更されました',
  'passwordChanged.text':
    '{site}のアカウントのパスワードが変更されました。お心当たりがない場合は、すぐに新しいパスワードを申請してください。',
  'emailChanged.subject': 'メールアドレスが変更されました',
  'emailChanged.text':
    '{site}のアカウントのメールアドレスが変更され、このアドレスは使われなくなりました。お心当たりがない場合は、変更についてお送りしたメールのリンクから元に戻せます。',
  'accountDeleted.subject': 'アカウントが削除されました',
  'accountDeleted.text': '{site}のアカウントとデータが削除されました。',
  'link.lifetime': 'リンクの有効期限は{time}です。',
  'link.ignore': 'このメールにお心当たりがない場合は、何もする必要はありません。',
  'restoreEmail.subject': 'アカウントのメールアドレスが変更されようとしています',
  'restoreEmail.text':
    '{site}のアカウントに{email}が新しいアドレスとして入力されました。確認されると、このアドレスと置き換わります。お心当たりがない場合は、今のアドレスを維持してください。変更は取り消され、すべての端末がログアウトされ、新しいパスワードを設定できます。',
  'restoreEmail.action': 'アドレスを維持する',
  'restoreEmail.ignore': 'ご本人による変更の場合、お手続きは不要です。',
  'accountSecured.subject': 'アカウントを保護しました',
  'accountSecured.text':
    '{site}のアカウントのこのアドレスが、これまで使われていない端末で確認されました。以前のパスワード、連携ログイン、端末は、第三者が追加した可能性があるため削除しました。パスワードでログインするには、新しいパスワードを設定してください。',
};

const ko: Translation = {
  ...salesLocales.ko,
  ...receiptLocales.ko,
  ...newsletterLocales.ko,
  ...passwordLocales.ko,
  ...editorLocales.ko,
  'verifyEmail.subject': '이메일 주소를 확인해 주세요',
  'verifyEmail.text': '{site} 계정에 이 주소가 등록되었습니다. 본인의 주소인지 확인해 주세요.',
  'verifyEmail.action': '주소 확인',
  'oneTimeLink.subject': '로그인 링크',
  'oneTimeLink.text': '이 링크로 비밀번호 없이 {site}에 로그인할 수 있습니다. 한 번만 사용할 수 있습니다.',
  'oneTimeLink.action': '로그인',
  'deleteAccount.subject': '계정을 삭제할까요?',
  'deleteAccount.text':
    '{site}에 계정과 데이터의 삭제를 요청하셨습니다. 확인하실 때까지 아무것도 삭제되지 않습니다.',
  'deleteAccount.action': '확인 또는 취소',
  'passwordChanged.subject': '비밀번호가 변경되었습니다',
  'passwordChanged.text':
    '{site} 계정의 비밀번호가 변경되었습니다. 본인이 아니라면 바로 새 비밀번호를 요청해 주세요.',
  'emailChanged.subject': '이메일 주소가 변경되었습니다',
  'emailChanged.text':
    '{site} 계정의 이메일 주소가 변경되어 이 주소는 더 이상 사용되지 않습니다. 본인이 아니라면 변경을 알린 메일의 링크로 되돌릴 수 있습니다.',
  'accountDeleted.subject': '계정이 삭제되었습니다',
  'accountDeleted.text': '{site} 계정과 데이터가 삭제되었습니다.',
  'link.lifetime': '링크 유효 시간: {time}.',
  'link.ignore': '이 메일을 요청하지 않으셨다면 아무것도 하지 않으셔도 됩니다.',
  'restoreEmail.subject': '계정의 이메일 주소가 변경되려 합니다',
  'restoreEmail.text':
    '{site} 계정에 {email} 주소가 입력되었습니다. 확인되면 이 주소를 대신합니다. 본인이 아니라면 현재 주소를 유지하세요. 변경이 취소되고 모든 기기에서 로그아웃되며 새 비밀번호를 정하게 됩니다.',
  'restoreEmail.action': '내 주소 유지',
  'restoreEmail.ignore': '본인이 변경했다면 아무것도 하지 않아도 됩니다.',
  'accountSecured.subject': '계정이 보호되었습니다',
  'accountSecured.text':
    '{site} 계정의 이 주소가 계정에 알려지지 않은 기기에서 확인되었습니다. 다른 사람이 추가했을 수 있어 이전 비밀번호, 연결된 로그인, 기기를 삭제했습니다. 비밀번호로 로그인하려면 새 비밀번호를 요청하세요.',
};

const pt: Translation = {
  ...salesLocales.pt,
  ...receiptLocales.pt,
  ...newsletterLocales.pt,
  ...passwordLocales.pt,
  ...editorLocales.pt,
  'verifyEmail.subject': 'Confirme o seu endereço de e-mail',
  'verifyEmail.text': 'Este endereço foi indicado para uma conta em {site}. Confirme que é seu.',
  'verifyEmail.action': 'Confirmar o endereço',
  'oneTimeLink.subject': 'O seu link de acesso',
  'oneTimeLink.text': 'Com este link entra em {site} sem palavra-passe. Funciona uma única vez.',
  'oneTimeLink.action': 'Entrar',
  'deleteAccount.subject': 'Quer apagar a sua conta?',
  'deleteAccount.text':
    'Pediu a {site} para apagar a sua conta e os dados dela. Nada é apagado até confirmar.',
  'deleteAccount.action': 'Confirmar ou cancelar',
  'passwordChanged.subject': 'A sua palavra-passe foi alterada',
  'passwordChanged.text':
    'A palavra-passe da sua conta em {site} foi alterada. Se não a alterou, peça já uma nova.',
  'emailChanged.subject': 'O seu endereço de e-mail foi alterado',
  'emailChanged.text':
    'A sua conta em {site} tem um novo endereço de e-mail e já não usa este. Se não o alterou, siga o link do nosso e-mail sobre a alteração para o recuperar.',
  'accountDeleted.subject': 'A sua conta foi apagada',
  'accountDeleted.text': 'A sua conta em {site} e os dados dela foram apagados.',
  'link.lifetime': 'O link é válido por {time}.',
  'link.ignore': 'Se não pediu este e-mail, não precisa de fazer nada.',
  'restoreEmail.subject': 'Alguém está a alterar o e-mail da sua conta',
  'restoreEmail.text':
    'Para a sua conta em {site} foi indicado o endereço {email}. Depois de confirmado, substitui este. Se não o pediu, mantenha o seu endereço: a alteração é anulada, a sessão é terminada em todos os dispositivos e escolhe uma nova palavra-passe.',
  'restoreEmail.action': 'Manter o meu endereço',
  'restoreEmail.ignore': 'Se o pediu, não precisa de fazer nada.',
  'accountSecured.subject': 'A sua conta é agora só sua',
  'accountSecured.text':
    'Confirmou este endereço para a sua conta em {site} num dispositivo que a conta não conhecia. As palavras-passe, os acessos associados e os dispositivos anteriores foram removidos, porque outra pessoa os pode ter adicionado. Peça uma nova palavra-passe se quiser entrar com uma.',
};

/** The translations of `phrases` into every language except English. */
export const locales = { sv, fr, no, de, es, ja, ko, pt };
