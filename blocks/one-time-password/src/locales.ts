import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

export const phraseBook: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: {
      'id.otaHeadline': 'Få en engångslänk för inloggning',
      'id.otaText': 'Vi skickar en länk till din inkorg som loggar in dig utan lösenord.',
      'id.otaPlaceholder': 'Din e-postadress',
      'id.otaSend': 'Skicka länken',
      'id.otaDoneHeadline': 'Länken är på väg',
      'id.otaDoneText':
        'Om det finns ett konto för {email} har en inloggningslänk skickats dit. Den fungerar en gång och under en kort tid.',
      'id.otaDoneUnnamed':
        'Om det finns ett konto för adressen du skrev har en inloggningslänk skickats dit. Den fungerar en gång och under en kort tid.',
      'id.otaRedeeming': 'Loggar in dig …',
      'id.otaBadHeadline': 'Länken fungerar inte',
      'id.otaBadText': 'Länken är felaktig eller för gammal. Be om en ny.',
      'id.otaNew': 'Be om en ny länk',
      'id.err.disabled': 'Det här kontot är avstängt.',
      'id.err.devices': 'Kontot används redan på högsta tillåtna antal enheter.',
    },
    fr: {
      'id.otaHeadline': 'Recevez un lien de connexion à usage unique',
      'id.otaText': 'Nous vous envoyons par e-mail un lien qui vous connecte sans mot de passe.',
      'id.otaPlaceholder': 'Votre adresse e-mail',
      'id.otaSend': 'Envoyer le lien',
      'id.otaDoneHeadline': 'Le lien est en route',
      'id.otaDoneText':
        'Si un compte existe pour {email}, un lien de connexion y a été envoyé. Il fonctionne une seule fois et peu de temps.',
      'id.otaDoneUnnamed':
        'Si un compte existe pour l’adresse que vous avez saisie, un lien de connexion y a été envoyé. Il fonctionne une seule fois et peu de temps.',
      'id.otaRedeeming': 'Connexion en cours…',
      'id.otaBadHeadline': 'Ce lien ne fonctionne pas',
      'id.otaBadText': 'Le lien est incorrect ou trop ancien. Demandez-en un nouveau.',
      'id.otaNew': 'Demander un nouveau lien',
      'id.err.disabled': 'Ce compte est désactivé.',
      'id.err.devices': 'Ce compte est déjà utilisé sur le nombre maximal d’appareils.',
    },
    no: {
      'id.otaHeadline': 'Få en engangslenke for innlogging',
      'id.otaText': 'Vi sender en lenke til innboksen din som logger deg inn uten passord.',
      'id.otaPlaceholder': 'E-postadressen din',
      'id.otaSend': 'Send lenken',
      'id.otaDoneHeadline': 'Lenken er på vei',
      'id.otaDoneText':
        'Hvis det finnes en konto for {email}, er en innloggingslenke sendt dit. Den virker én gang og i kort tid.',
      'id.otaDoneUnnamed':
        'Hvis det finnes en konto for adressen du skrev, er en innloggingslenke sendt dit. Den virker én gang og i kort tid.',
      'id.otaRedeeming': 'Logger deg inn …',
      'id.otaBadHeadline': 'Denne lenken virker ikke',
      'id.otaBadText': 'Lenken er feil eller for gammel. Be om en ny.',
      'id.otaNew': 'Be om en ny lenke',
      'id.err.disabled': 'Denne kontoen er deaktivert.',
      'id.err.devices': 'Kontoen er allerede i bruk på det høyeste tillatte antallet enheter.',
    },
    de: {
      'id.otaHeadline': 'Einmal-Link zum Anmelden anfordern',
      'id.otaText': 'Wir senden einen Link an Ihr Postfach, der Sie ohne Passwort anmeldet.',
      'id.otaPlaceholder': 'Ihre E-Mail-Adresse',
      'id.otaSend': 'Link senden',
      'id.otaDoneHeadline': 'Der Link ist unterwegs',
      'id.otaDoneText':
        'Falls es zu {email} ein Konto gibt, wurde ein Anmeldelink dorthin gesendet. Er gilt einmal und nur für kurze Zeit.',
      'id.otaDoneUnnamed':
        'Falls es zu der eingegebenen Adresse ein Konto gibt, wurde ein Anmeldelink dorthin gesendet. Er gilt einmal und nur für kurze Zeit.',
      'id.otaRedeeming': 'Sie werden angemeldet …',
      'id.otaBadHeadline': 'Dieser Link funktioniert nicht',
      'id.otaBadText': 'Der Link ist falsch oder zu alt. Fordern Sie einen neuen an.',
      'id.otaNew': 'Neuen Link anfordern',
      'id.err.disabled': 'Dieses Konto ist gesperrt.',
      'id.err.devices': 'Dieses Konto wird schon auf der höchsten erlaubten Zahl von Geräten benutzt.',
    },
    es: {
      'id.otaHeadline': 'Reciba un enlace de acceso de un solo uso',
      'id.otaText': 'Le enviamos a su correo un enlace que le da acceso sin contraseña.',
      'id.otaPlaceholder': 'Su dirección de correo',
      'id.otaSend': 'Enviar el enlace',
      'id.otaDoneHeadline': 'El enlace está en camino',
      'id.otaDoneText':
        'Si existe una cuenta para {email}, se ha enviado allí un enlace de acceso. Funciona una sola vez y durante poco tiempo.',
      'id.otaDoneUnnamed':
        'Si existe una cuenta para la dirección que escribió, se ha enviado allí un enlace de acceso. Funciona una sola vez y durante poco tiempo.',
      'id.otaRedeeming': 'Iniciando su sesión…',
      'id.otaBadHeadline': 'Este enlace no funciona',
      'id.otaBadText': 'El enlace es incorrecto o demasiado antiguo. Solicite uno nuevo.',
      'id.otaNew': 'Solicitar un enlace nuevo',
      'id.err.disabled': 'Esta cuenta está desactivada.',
      'id.err.devices': 'Esta cuenta ya se usa en el número máximo de dispositivos.',
    },
    ja: {
      'id.otaHeadline': '1回限りのログインリンクを受け取る',
      'id.otaText': 'パスワードなしでログインできるリンクをメールでお送りします。',
      'id.otaPlaceholder': 'メールアドレス',
      'id.otaSend': 'リンクを送信',
      'id.otaDoneHeadline': 'リンクをお送りしています',
      'id.otaDoneText':
        '{email} のアカウントがある場合、ログイン用リンクをお送りしました。リンクは1回限り、短時間のみ有効です。',
      'id.otaDoneUnnamed':
        '入力されたアドレスのアカウントがある場合、ログイン用リンクをお送りしました。リンクは1回限り、短時間のみ有効です。',
      'id.otaRedeeming': 'ログインしています…',
      'id.otaBadHeadline': 'このリンクは使えません',
      'id.otaBadText': 'リンクが正しくないか、期限が切れています。新しいリンクを請求してください。',
      'id.otaNew': '新しいリンクを請求する',
      'id.err.disabled': 'このアカウントは無効になっています。',
      'id.err.devices': 'このアカウントはすでに上限数の端末で使用されています。',
    },
    ko: {
      'id.otaHeadline': '일회용 로그인 링크 받기',
      'id.otaText': '비밀번호 없이 로그인할 수 있는 링크를 이메일로 보내 드립니다.',
      'id.otaPlaceholder': '이메일 주소',
      'id.otaSend': '링크 보내기',
      'id.otaDoneHeadline': '링크를 보내고 있습니다',
      'id.otaDoneText':
        '{email} 계정이 있으면 로그인 링크를 보내 드렸습니다. 링크는 한 번만, 짧은 시간 동안 사용할 수 있습니다.',
      'id.otaDoneUnnamed':
        '입력하신 주소의 계정이 있으면 로그인 링크를 보내 드렸습니다. 링크는 한 번만, 짧은 시간 동안 사용할 수 있습니다.',
      'id.otaRedeeming': '로그인하는 중입니다…',
      'id.otaBadHeadline': '사용할 수 없는 링크입니다',
      'id.otaBadText': '링크가 잘못되었거나 너무 오래되었습니다. 새 링크를 요청하세요.',
      'id.otaNew': '새 링크 요청',
      'id.err.disabled': '사용이 중지된 계정입니다.',
      'id.err.devices': '이 계정은 이미 최대 기기 수에서 사용 중입니다.',
    },
    pt: {
      'id.otaHeadline': 'Receba uma hiperligação de acesso única',
      'id.otaText': 'Enviamos para o seu correio uma hiperligação com que inicia sessão sem palavra-passe.',
      'id.otaPlaceholder': 'O seu endereço de e-mail',
      'id.otaSend': 'Enviar a hiperligação',
      'id.otaDoneHeadline': 'A hiperligação vai a caminho',
      'id.otaDoneText':
        'Se existir uma conta para {email}, foi enviada para lá uma hiperligação de acesso. Funciona uma só vez e por pouco tempo.',
      'id.otaDoneUnnamed':
        'Se existir uma conta para o endereço que escreveu, foi enviada para lá uma hiperligação de acesso. Funciona uma só vez e por pouco tempo.',
      'id.otaRedeeming': 'A iniciar a sua sessão…',
      'id.otaBadHeadline': 'Esta hiperligação não funciona',
      'id.otaBadText': 'A hiperligação está errada ou é demasiado antiga. Peça uma nova.',
      'id.otaNew': 'Pedir uma nova hiperligação',
      'id.err.disabled': 'Esta conta está desativada.',
      'id.err.devices': 'Esta conta já está a ser usada no número máximo de dispositivos.',
    },
  },
};
