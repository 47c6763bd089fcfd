import type { PhraseBook } from '@broadsheet/block-kit';
import { phrases } from './phrases.ts';

export const phraseBook: PhraseBook<keyof typeof phrases> = {
  english: phrases,
  locales: {
    sv: {
      'sub.redeem': 'Öppna en prenumeration',
      'sub.redeemHint': 'Skriv koden från ett mejl, eller den som din organisation har gett dig.',
      'sub.redeemCode': 'Kod',
      'sub.redeemReq': 'Skriv koden',
      'sub.redeemSend': 'Lös in koden',
      'sub.redeemed': '{product} är öppen för dig',
      'sub.redeemedAny': 'Din prenumeration är öppen',
      'sub.redeemedUntil': 'Du kan läsa till och med {date}. Det kostar dig ingenting.',
      'sub.redeemedShare': 'Du kan läsa så länge den delas med dig. Det kostar dig ingenting.',
      'sub.redeemedShareBy':
        '{name} delar det med dig. Du kan läsa så länge det varar. Du betalar ingenting.',
      'sub.redeemedOpen': 'Du kan läsa så länge din organisation betalar. Det kostar dig ingenting.',
      'sub.redeemedRead': 'Börja läsa',
      'sub.redeemedAccount': 'Ditt konto',
      'sub.err.code': 'Koden kunde inte lösas in. Försök igen.',
      'sub.err.codeInvalid':
        'Koden är inte giltig: den är felskriven, redan använd, har gått ut eller har återkallats.',
      'sub.err.codeUnknown':
        'Den koden finns inte. Jämför den med mejlet eller brevet: varje bokstav och siffra räknas.',
      'sub.err.codeUsed':
        'Koden är redan inlöst. Var det du, logga in med kontot du använde då. Annars fråga den som gav dig den.',
      'sub.err.codeTakenBack':
        'Det som koden gällde har tagits tillbaka eller är slut. Fråga den som gav dig den.',
      'sub.err.codeExpired': 'Koden har gått ut. Be din organisation om den som gäller nu.',
      'sub.err.codeOwn': 'Koden är till någon annan. Ge den vidare i stället för att lösa in den själv.',
      'sub.err.codeAddress':
        'Koden är för läsare med en bekräftad e-postadress hos organisationen. Bekräfta din, eller logga in med den adressen.',
      'sub.err.codeFull': 'Organisationens alla platser är upptagna. Be den om en till.',
    },
    fr: {
      'sub.redeem': 'Ouvrir un abonnement',
      'sub.redeemHint': 'Saisissez le code reçu par e-mail ou celui que votre organisation vous a donné.',
      'sub.redeemCode': 'Code',
      'sub.redeemReq': 'Saisissez le code',
      'sub.redeemSend': 'Utiliser le code',
      'sub.redeemed': '{product} vous est ouvert',
      'sub.redeemedAny': 'Votre abonnement est ouvert',
      'sub.redeemedUntil': 'Vous pouvez lire jusqu’au {date}. Rien ne vous sera facturé.',
      'sub.redeemedShare':
        'Vous pouvez lire aussi longtemps qu’il est partagé avec vous. Rien ne vous sera facturé.',
      'sub.redeemedShareBy':
        '{name} le partage avec vous. Vous pouvez lire tant que cela dure. Rien ne vous sera facturé.',
      'sub.redeemedOpen':
        'Vous pouvez lire aussi longtemps que votre organisation paie. Rien ne vous sera facturé.',
      'sub.redeemedRead': 'Commencer à lire',
      'sub.redeemedAccount': 'Votre compte',
      'sub.err.code': 'Ce code n’a pas pu être utilisé. Veuillez réessayer.',
      'sub.err.codeInvalid':
        'Ce code n’est pas valable : il est mal saisi, déjà utilisé, expiré ou a été retiré.',
      'sub.err.codeUnknown':
        'Ce code n’existe pas. Comparez-le avec l’e-mail ou la lettre : chaque lettre et chaque chiffre comptent.',
      'sub.err.codeUsed':
        'Ce code a déjà été utilisé. Si c’était vous, connectez-vous avec le compte utilisé alors. Sinon, demandez à la personne qui vous l’a donné.',
      'sub.err.codeTakenBack':
        'Ce que ce code ouvrait a été retiré ou est terminé. Demandez à la personne qui vous l’a donné.',
      'sub.err.codeExpired':
        'Ce code a expiré. Demandez à votre organisation celui qui est valable maintenant.',
      'sub.err.codeOwn':
        'Ce code est destiné à quelqu’un d’autre. Transmettez-le au lieu de l’utiliser vous-même.',
      'sub.err.codeAddress':
        'Ce code est réservé aux lecteurs dont l’adresse e-mail de l’organisation est confirmée. Confirmez la vôtre ou connectez-vous avec cette adresse.',
      'sub.err.codeFull': 'Toutes les places de l’organisation sont prises. Demandez-lui-en une autre.',
    },
    no: {
      'sub.redeem': 'Åpne et abonnement',
      'sub.redeemHint': 'Skriv inn koden fra en e-post, eller den organisasjonen din har gitt deg.',
      'sub.redeemCode': 'Kode',
      'sub.redeemReq': 'Skriv inn koden',
      'sub.redeemSend': 'Løs inn koden',
      'sub.redeemed': '{product} er åpent for deg',
      'sub.redeemedAny': 'Abonnementet ditt er åpent',
      'sub.redeemedUntil': 'Du kan lese til {date}. Det koster deg ingenting.',
      'sub.redeemedShare': 'Du kan lese så lenge det deles med deg. Det koster deg ingenting.',
      'sub.redeemedShareBy':
        '{name} deler det med deg. Du kan lese så lenge det varer. Du betaler ingenting.',
      'sub.redeemedOpen': 'Du kan lese så lenge organisasjonen din betaler. Det koster deg ingenting.',
      'sub.redeemedRead': 'Begynn å lese',
      'sub.redeemedAccount': 'Kontoen din',
      'sub.err.code': 'Koden kunne ikke løses inn. Prøv igjen.',
      'sub.err.codeInvalid': 'Koden er ikke gyldig: den er feilskrevet, brukt, utløpt eller trukket tilbake.',
      'sub.err.codeUnknown':
        'Den koden finnes ikke. Sammenlign den med e-posten eller brevet: hver bokstav og hvert tall teller.',
      'sub.err.codeUsed':
        'Koden er allerede løst inn. Var det deg, logg inn med kontoen du brukte da. Ellers spør den som ga deg den.',
      'sub.err.codeTakenBack':
        'Det koden gjaldt, er trukket tilbake eller avsluttet. Spør den som ga deg den.',
      'sub.err.codeExpired': 'Koden er utløpt. Be organisasjonen din om den som gjelder nå.',
      'sub.err.codeOwn': 'Koden er til noen andre. Gi den videre i stedet for å løse den inn selv.',
      'sub.err.codeAddress':
        'Koden er for lesere med en bekreftet e-postadresse hos organisasjonen. Bekreft din, eller logg inn med den adressen.',
      'sub.err.codeFull': 'Alle plassene til organisasjonen er opptatt. Be den om en til.',
    },
    de: {
      'sub.redeem': 'Abonnement freischalten',
      'sub.redeemHint':
        'Geben Sie den Code aus einer E-Mail ein oder den, den Sie von Ihrer Organisation haben.',
      'sub.redeemCode': 'Code',
      'sub.redeemReq': 'Geben Sie den Code ein',
      'sub.redeemSend': 'Code einlösen',
      'sub.redeemed': '{product} ist für Sie freigeschaltet',
      'sub.redeemedAny': 'Ihr Abonnement ist freigeschaltet',
      'sub.redeemedUntil': 'Sie können bis {date} lesen. Ihnen wird nichts berechnet.',
      'sub.redeemedShare':
        'Sie können lesen, solange es mit Ihnen geteilt wird. Ihnen wird nichts berechnet.',
      'sub.redeemedShareBy':
        '{name} teilt es mit Ihnen. Sie können lesen, solange das so bleibt. Ihnen wird nichts berechnet.',
      'sub.redeemedOpen':
        'Sie können lesen, solange Ihre Organisation dafür zahlt. Ihnen wird nichts berechnet.',
      'sub.redeemedRead': 'Jetzt lesen',
      'sub.redeemedAccount': 'Ihr Konto',
      'sub.err.code': 'Der Code konnte nicht eingelöst werden. Bitte versuchen Sie es erneut.',
      'sub.err.codeInvalid':
        'Dieser Code gilt nicht: Er ist falsch geschrieben, schon eingelöst, abgelaufen oder zurückgenommen.',
      'sub.err.codeUnknown':
        'Diesen Code gibt es nicht. Vergleichen Sie ihn mit der E-Mail oder dem Brief: Jeder Buchstabe und jede Ziffer zählt.',
      'sub.err.codeUsed':
        'Dieser Code wurde schon eingelöst. Waren Sie das, melden Sie sich mit dem Konto von damals an. Sonst fragen Sie, wer ihn Ihnen gegeben hat.',
      'sub.err.codeTakenBack':
        'Wofür dieser Code war, wurde zurückgenommen oder ist beendet. Fragen Sie, wer ihn Ihnen gegeben hat.',
      'sub.err.codeExpired':
        'Dieser Code ist abgelaufen. Bitten Sie Ihre Organisation um den, der jetzt gilt.',
      'sub.err.codeOwn':
        'Dieser Code ist für jemand anderen. Geben Sie ihn weiter, statt ihn selbst einzulösen.',
      'sub.err.codeAddress':
        'Dieser Code ist für Leser mit einer bestätigten E-Mail-Adresse der Organisation. Bestätigen Sie Ihre, oder melden Sie sich mit dieser Adresse an.',
      'sub.err.codeFull': 'Alle Plätze der Organisation sind belegt. Bitten Sie sie um einen weiteren.',
    },
    es: {
      'sub.redeem': 'Abrir una suscripción',
      'sub.redeemHint': 'Escriba el código de un correo o el que le dio su organización.',
      'sub.redeemCode': 'Código',
      'sub.redeemReq': 'Escriba el código',
      'sub.redeemSend': 'Canjear el código',
      'sub.redeemed': '{product} está disponible para usted',
      'sub.redeemedAny': 'Su suscripción está disponible',
      'sub.redeemedUntil': 'Puede leer hasta el {date}. No se le cobrará nada.',
      'sub.redeemedShare': 'Puede leer mientras la compartan con usted. No se le cobrará nada.',
      'sub.redeemedShareBy': '{name} la comparte con usted. Puede leer mientras dure. No se le cobrará nada.',
      'sub.redeemedOpen': 'Puede leer mientras la pague su organización. No se le cobrará nada.',
      'sub.redeemedRead': 'Empezar a leer',
      'sub.redeemedAccount': 'Su cuenta',
      'sub.err.code': 'No se pudo canjear el código. Inténtelo de nuevo.',
      'sub.err.codeInvalid': 'El código no es válido: está mal escrito, ya se usó, caducó o fue retirado.',
      'sub.err.codeUnknown':
        'Ese código no existe. Compárelo con el correo o la carta: cada letra y cada cifra cuentan.',
      'sub.err.codeUsed':
        'Este código ya se canjeó. Si fue usted, inicie sesión con la cuenta que usó entonces. Si no, pregunte a quien se lo dio.',
      'sub.err.codeTakenBack':
        'Lo que abría este código fue retirado o ha terminado. Pregunte a quien se lo dio.',
      'sub.err.codeExpired': 'Este código ha caducado. Pida a su organización el que vale ahora.',
      'sub.err.codeOwn': 'Este código es para otra persona. Entrégueselo en lugar de canjearlo usted.',
      'sub.err.codeAddress':
        'Este código es para lectores con una dirección de correo confirmada de la organización. Confirme la suya o inicie sesión con esa dirección.',
      'sub.err.codeFull': 'Todas las plazas de la organización están ocupadas. Pídale otra.',
    },
    ja: {
      'sub.redeem': '購読を開始する',
      'sub.redeemHint': 'メールに記載のコード、または所属組織から受け取ったコードを入力してください。',
      'sub.redeemCode': 'コード',
      'sub.redeemReq': 'コードを入力してください',
      'sub.redeemSend': 'コードを使う',
      'sub.redeemed': '{product} をお読みいただけます',
      'sub.redeemedAny': '購読が開始されました',
      'sub.redeemedUntil': '{date} までお読みいただけます。料金はかかりません。',
      'sub.redeemedShare': '共有されている間、お読みいただけます。料金はかかりません。',
      'sub.redeemedShareBy':
        '{name}さんが共有しています。共有されている間、お読みいただけます。料金はかかりません。',
      'sub.redeemedOpen': '所属組織が契約している間、お読みいただけます。料金はかかりません。',
      'sub.redeemedRead': '読み始める',
      'sub.redeemedAccount': 'アカウント',
      'sub.err.code': 'コードを使用できませんでした。もう一度お試しください。',
      'sub.err.codeInvalid':
        'このコードは無効です。入力の誤り、使用済み、期限切れ、または取り消しの可能性があります。',
      'sub.err.codeUnknown': 'そのコードはありません。メールや手紙と一文字ずつ見比べてください。',
      'sub.err.codeUsed':
        'このコードは使用済みです。ご自身で使用された場合は、その時のアカウントでログインしてください。それ以外の場合は、コードをくれた方にお尋ねください。',
      'sub.err.codeTakenBack':
        'このコードの対象は取り消されたか、終了しました。コードをくれた方にお尋ねください。',
      'sub.err.codeExpired': 'このコードは期限切れです。現在有効なコードを所属組織にお尋ねください。',
      'sub.err.codeOwn': 'このコードはほかの方のためのものです。ご自身では使わず、その方にお渡しください。',
      'sub.err.codeAddress':
        'このコードは、組織の確認済みメールアドレスをお持ちの方専用です。アドレスを確認するか、そのアドレスでログインしてください。',
      'sub.err.codeFull': '組織の利用枠に空きがありません。組織にお問い合わせください。',
    },
    ko: {
      'sub.redeem': '구독 시작하기',
      'sub.redeemHint': '이메일에 있는 코드나 소속 기관에서 받은 코드를 입력하세요.',
      'sub.redeemCode': '코드',
      'sub.redeemReq': '코드를 입력하세요',
      'sub.redeemSend': '코드 사용',
      'sub.redeemed': '이제 {product}을(를) 읽을 수 있습니다',
      'sub.redeemedAny': '구독이 시작되었습니다',
      'sub.redeemedUntil': '{date}까지 읽을 수 있습니다. 요금은 청구되지 않습니다.',
      'sub.redeemedShare': '공유되는 동안 읽을 수 있습니다. 요금은 청구되지 않습니다.',
      'sub.redeemedShareBy':
        '{name} 님이 공유합니다. 공유되는 동안 읽을 수 있습니다. 요금은 청구되지 않습니다.',
      'sub.redeemedOpen': '소속 기관이 비용을 내는 동안 읽을 수 있습니다. 요금은 청구되지 않습니다.',
      'sub.redeemedRead': '읽기 시작',
      'sub.redeemedAccount': '내 계정',
      'sub.err.code': '코드를 사용하지 못했습니다. 다시 시도해 주세요.',
      'sub.err.codeInvalid': '유효하지 않은 코드입니다. 잘못 입력했거나 이미 사용, 만료 또는 취소되었습니다.',
      'sub.err.codeUnknown': '그런 코드가 없습니다. 이메일이나 편지와 한 글자씩 비교해 보세요.',
      'sub.err.codeUsed':
        '이미 사용된 코드입니다. 본인이 사용했다면 그때의 계정으로 로그인하세요. 아니면 코드를 준 사람에게 물어보세요.',
      'sub.err.codeTakenBack':
        '이 코드로 열 수 있던 것이 취소되었거나 끝났습니다. 코드를 준 사람에게 물어보세요.',
      'sub.err.codeExpired': '만료된 코드입니다. 지금 유효한 코드를 소속 기관에 요청하세요.',
      'sub.err.codeOwn': '다른 사람을 위한 코드입니다. 직접 사용하지 말고 전달해 주세요.',
      'sub.err.codeAddress':
        '기관의 확인된 이메일 주소가 있는 독자를 위한 코드입니다. 주소를 확인하거나 그 주소로 로그인하세요.',
      'sub.err.codeFull': '기관의 자리가 모두 찼습니다. 기관에 추가를 요청하세요.',
    },
    pt: {
      'sub.redeem': 'Abrir uma assinatura',
      'sub.redeemHint': 'Escreva o código de um e-mail ou o que a sua organização lhe deu.',
      'sub.redeemCode': 'Código',
      'sub.redeemReq': 'Escreva o código',
      'sub.redeemSend': 'Usar o código',
      'sub.redeemed': '{product} está disponível para si',
      'sub.redeemedAny': 'A sua assinatura está disponível',
      'sub.redeemedUntil': 'Pode ler até {date}. Nada lhe será cobrado.',
      'sub.redeemedShare': 'Pode ler enquanto for partilhada consigo. Nada lhe será cobrado.',
      'sub.redeemedShareBy': '{name} partilha-a consigo. Pode ler enquanto durar. Nada lhe será cobrado.',
      'sub.redeemedOpen': 'Pode ler enquanto a sua organização pagar. Nada lhe será cobrado.',
      'sub.redeemedRead': 'Começar a ler',
      'sub.redeemedAccount': 'A sua conta',
      'sub.err.code': 'Não foi possível usar o código. Tente novamente.',
      'sub.err.codeInvalid':
        'O código não é válido: está mal escrito, já foi usado, expirou ou foi retirado.',
      'sub.err.codeUnknown':
        'Esse código não existe. Compare-o com o e-mail ou a carta: cada letra e cada algarismo contam.',
      'sub.err.codeUsed':
        'Este código já foi usado. Se foi por si, inicie sessão com a conta que usou então. Se não, pergunte a quem lho deu.',
      'sub.err.codeTakenBack':
        'Aquilo que este código abria foi retirado ou terminou. Pergunte a quem lho deu.',
      'sub.err.codeExpired': 'Este código expirou. Peça à sua organização o que é válido agora.',
      'sub.err.codeOwn': 'Este código é para outra pessoa. Entregue-o em vez de o usar.',
      'sub.err.codeAddress':
        'Este código é para leitores com um endereço de e-mail confirmado da organização. Confirme o seu ou inicie sessão com esse endereço.',
      'sub.err.codeFull': 'Todos os lugares da organização estão ocupados. Peça-lhe mais um.',
    },
  },
};
