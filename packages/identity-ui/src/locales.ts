import { mergePhraseBooks } from '@broadsheet/block-kit';
import type { PhraseBook } from '@broadsheet/block-kit';
import { botChallengePhrases } from '@broadsheet/bot-challenge';
import { formPhrases } from '@broadsheet/ui';
import { phrases } from './phrases.ts';

const own: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: {
      'id.email': 'E-post',
      'id.emailReq': 'Skriv en fullständig e-postadress, till exempel namn@example.com',
      'id.challengeDemanded': 'Visa att du inte är en robot. Formuläret skickas sedan av sig självt.',
      'id.err.captcha': 'Säkerhetskontrollen godkändes inte',
      'id.err.limited': 'För många försök. Vänta några minuter och försök igen.',
      'id.err.limitedHour': 'För många försök. Försök igen om en timme.',
      'id.err.limitedDay': 'För många försök. Försök igen i morgon.',
      'id.err.network': 'Ingen anslutning. Det du skrev finns kvar: försök igen när du är uppkopplad.',
      'id.err.script': 'Den här kontrollen kräver JavaScript. Slå på det och försök igen.',
      'id.formScript': 'Det här formuläret kräver JavaScript. Slå på det och ladda om sidan.',
      'id.terms':
        'Genom att fortsätta godkänner du våra <a href="{url}">villkor och vår integritetspolicy</a>.',
    },
    fr: {
      'id.email': 'E-mail',
      'id.emailReq': 'Saisissez une adresse e-mail complète, par exemple nom@example.com',
      'id.challengeDemanded':
        'Montrez que vous n’êtes pas un robot. Le formulaire sera alors envoyé automatiquement.',
      'id.err.captcha': 'Vérification de sécurité non valide',
      'id.err.limited': 'Trop de tentatives. Patientez quelques minutes avant de réessayer.',
      'id.err.limitedHour': 'Trop de tentatives. Réessayez dans une heure.',
      'id.err.limitedDay': 'Trop de tentatives. Réessayez demain.',
      'id.err.network': 'Aucune connexion. Votre saisie est conservée : réessayez une fois en ligne.',
      'id.err.script': 'Cette vérification nécessite JavaScript. Activez-le et réessayez.',
      'id.formScript': 'Ce formulaire nécessite JavaScript. Activez-le et rechargez la page.',
      'id.terms':
        'En continuant, vous acceptez nos <a href="{url}">conditions et notre politique de confidentialité</a>.',
    },
    no: {
      'id.email': 'E-post',
      'id.emailReq': 'Skriv en fullstendig e-postadresse, for eksempel navn@example.com',
      'id.challengeDemanded': 'Vis at du ikke er en robot. Skjemaet sendes deretter av seg selv.',
      'id.err.captcha': 'Sikkerhetskontrollen ble ikke godkjent',
      'id.err.limited': 'For mange forsøk. Vent noen minutter og prøv på nytt.',
      'id.err.limitedHour': 'For mange forsøk. Prøv på nytt om en time.',
      'id.err.limitedDay': 'For mange forsøk. Prøv på nytt i morgen.',
      'id.err.network': 'Ingen forbindelse. Det du skrev, er her fortsatt: prøv igjen når du er på nett.',
      'id.err.script': 'Denne kontrollen krever JavaScript. Slå det på og prøv igjen.',
      'id.formScript': 'Dette skjemaet krever JavaScript. Slå det på og last inn siden på nytt.',
      'id.terms': 'Ved å fortsette godtar du våre <a href="{url}">vilkår og vår personvernerklæring</a>.',
    },
    de: {
      'id.email': 'E-Mail',
      'id.emailReq': 'Geben Sie eine vollständige E-Mail-Adresse ein, zum Beispiel name@example.com',
      'id.challengeDemanded':
        'Zeigen Sie, dass Sie kein Roboter sind. Das Formular wird dann von selbst gesendet.',
      'id.err.captcha': 'Die Sicherheitsprüfung war ungültig',
      'id.err.limited': 'Zu viele Versuche. Warten Sie einige Minuten und versuchen Sie es dann noch einmal.',
      'id.err.limitedHour': 'Zu viele Versuche. Versuchen Sie es in einer Stunde noch einmal.',
      'id.err.limitedDay': 'Zu viele Versuche. Versuchen Sie es morgen noch einmal.',
      'id.err.network':
        'Keine Verbindung. Ihre Eingaben sind noch da: Versuchen Sie es wieder, sobald Sie online sind.',
      'id.err.script':
        'Diese Prüfung braucht JavaScript. Schalten Sie es ein und versuchen Sie es noch einmal.',
      'id.formScript': 'Dieses Formular braucht JavaScript. Schalten Sie es ein und laden Sie die Seite neu.',
      'id.terms':
        'Wenn Sie fortfahren, akzeptieren Sie unsere <a href="{url}">Nutzungsbedingungen und Datenschutzerklärung</a>.',
    },
    es: {
      'id.email': 'Correo electrónico',
      'id.emailReq': 'Escriba una dirección de correo completa, por ejemplo nombre@example.com',
      'id.challengeDemanded':
        'Demuestre que no es un robot. El formulario se enviará entonces automáticamente.',
      'id.err.captcha': 'La comprobación de seguridad no es válida',
      'id.err.limited': 'Demasiados intentos. Espere unos minutos e inténtelo de nuevo.',
      'id.err.limitedHour': 'Demasiados intentos. Inténtelo de nuevo dentro de una hora.',
      'id.err.limitedDay': 'Demasiados intentos. Inténtelo de nuevo mañana.',
      'id.err.network': 'Sin conexión. Lo que escribió sigue aquí: inténtelo de nuevo cuando tenga conexión.',
      'id.err.script': 'Esta comprobación necesita JavaScript. Actívelo e inténtelo de nuevo.',
      'id.formScript': 'Este formulario necesita JavaScript. Actívelo y vuelva a cargar la página.',
      'id.terms':
        'Al continuar, acepta nuestros <a href="{url}">términos y nuestra política de privacidad</a>.',
    },
    ja: {
      'id.email': 'メールアドレス',
      'id.emailReq': 'name@example.com のように完全なメールアドレスを入力してください',
      'id.challengeDemanded':
        'ロボットではないことを確認してください。その後、フォームは自動的に送信されます。',
      'id.err.captcha': 'セキュリティチェックが無効です',
      'id.err.limited': '試行回数が多すぎます。数分待ってからもう一度お試しください。',
      'id.err.limitedHour': '試行回数が多すぎます。一時間後にもう一度お試しください。',
      'id.err.limitedDay': '試行回数が多すぎます。明日もう一度お試しください。',
      'id.err.network':
        '接続できません。入力内容は残っています。オンラインになってからもう一度お試しください。',
      'id.err.script': 'この確認には JavaScript が必要です。有効にしてからもう一度お試しください。',
      'id.formScript':
        'このフォームには JavaScript が必要です。有効にしてからページを再読み込みしてください。',
      'id.terms': '続行すると、<a href="{url}">利用規約とプライバシーポリシー</a>に同意したことになります。',
    },
    ko: {
      'id.email': '이메일',
      'id.emailReq': 'name@example.com처럼 전체 이메일 주소를 입력하세요',
      'id.challengeDemanded': '로봇이 아님을 확인해 주세요. 그러면 양식이 자동으로 전송됩니다.',
      'id.err.captcha': '보안 확인이 유효하지 않습니다',
      'id.err.limited': '시도 횟수가 너무 많습니다. 몇 분 후 다시 시도해 주세요.',
      'id.err.limitedHour': '시도 횟수가 너무 많습니다. 한 시간 후 다시 시도해 주세요.',
      'id.err.limitedDay': '시도 횟수가 너무 많습니다. 내일 다시 시도해 주세요.',
      'id.err.network': '연결되지 않았습니다. 입력한 내용은 그대로 있으니 온라인 상태에서 다시 시도하세요.',
      'id.err.script': '이 확인에는 JavaScript가 필요합니다. 켠 뒤 다시 시도하세요.',
      'id.formScript': '이 양식에는 JavaScript가 필요합니다. 켠 뒤 페이지를 다시 불러오세요.',
      'id.terms': '계속하면 <a href="{url}">이용약관 및 개인정보 처리방침</a>에 동의하는 것입니다.',
    },
    pt: {
      'id.email': 'E-mail',
      'id.emailReq': 'Escreva um endereço de e-mail completo, por exemplo nome@example.com',
      'id.challengeDemanded': 'Mostre que não é um robô. O formulário será então enviado automaticamente.',
      'id.err.captcha': 'A verificação de segurança não é válida',
      'id.err.limited': 'Demasiadas tentativas. Aguarde alguns minutos e tente novamente.',
      'id.err.limitedHour': 'Demasiadas tentativas. Tente novamente dentro de uma hora.',
      'id.err.limitedDay': 'Demasiadas tentativas. Tente novamente amanhã.',
      'id.err.network': 'Sem ligação. O que escreveu continua aqui: tente novamente quando estiver online.',
      'id.err.script': 'Esta verificação precisa de JavaScript. Ative-o e tente novamente.',
      'id.formScript': 'Este formulário precisa de JavaScript. Ative-o e recarregue a página.',
      'id.terms':
        'Ao continuar, aceita os nossos <a href="{url}">termos e a nossa política de privacidade</a>.',
    },
  },
};

/** The shared phrases of every identity block with a form. */
export const readerPhrases: PhraseBook = mergePhraseBooks(formPhrases, botChallengePhrases, own);
