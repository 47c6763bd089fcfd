import type { newsletterPhrases } from './newsletterPhrases.ts';

type Translation = Readonly<Record<keyof typeof newsletterPhrases, string>>;

const sv: Translation = {
  'newsletter.confirm.subject': 'Bekräfta dina nyhetsbrev',
  'newsletter.confirm.text':
    'Den här adressen angavs hos {site} för: {letters}. Bekräfta att du vill ha dem. Länken gäller i {time}.',
  'newsletter.confirm.action': 'Bekräfta',
  'newsletter.confirm.ignore':
    'Om det inte var du behöver du inte göra något. Inget skickas utan din bekräftelse.',
  'newsletter.welcome.subject': 'Du är med på listan',
  'newsletter.welcome.text': 'Du får från {site}: {letters}.',
  'newsletter.welcome.action': 'Ändra dina nyhetsbrev',
  'newsletter.welcome.leave': 'Du kan avsluta vart och ett när som helst, där eller längst ned i varje brev.',
  'newsletterPage.confirm.title': 'Vill du ha de här nyhetsbreven?',
  'newsletterPage.confirm.text': 'Inget skickas innan du bekräftar.',
  'newsletterPage.confirmed.title': 'Tack',
  'newsletterPage.confirmed.text': 'Dina nyhetsbrev kommer med nästa utskick.',
  'newsletterPage.preferences.title': 'Dina nyhetsbrev',
  'newsletterPage.preferences.text':
    'Det som är ikryssat skickas till dig. Avmarkera alla om du inte vill ha något.',
  'newsletterPage.ended.title': 'Du har lämnat listan',
  'newsletterPage.ended.text': 'Det här nyhetsbrevet skickas inte längre till dig.',
  'newsletterPage.dead.title': 'Länken gäller inte längre',
  'newsletterPage.dead.text':
    'Den är avklippt eller för gammal. Beställ nyhetsbreven igen, eller använd länken i ditt senaste brev.',
  'newsletterPage.save': 'Spara',
};

const fr: Translation = {
  'newsletter.confirm.subject': 'Confirmez vos lettres d’information',
  'newsletter.confirm.text':
    'Cette adresse a été indiquée sur {site} pour : {letters}. Confirmez que vous souhaitez les recevoir. Le lien est valable {time}.',
  'newsletter.confirm.action': 'Confirmer',
  'newsletter.confirm.ignore':
    'Si ce n’était pas vous, vous n’avez rien à faire. Rien n’est envoyé sans votre confirmation.',
  'newsletter.welcome.subject': 'Vous êtes sur la liste',
  'newsletter.welcome.text': 'Vous recevrez de {site} : {letters}.',
  'newsletter.welcome.action': 'Modifier vos lettres d’information',
  'newsletter.welcome.leave':
    'Vous pouvez arrêter chacune d’elles à tout moment, là ou au bas de chaque lettre.',
  'newsletterPage.confirm.title': 'Voulez-vous recevoir ces lettres d’information ?',
  'newsletterPage.confirm.text': 'Rien n’est envoyé avant votre confirmation.',
  'newsletterPage.confirmed.title': 'Merci',
  'newsletterPage.confirmed.text': 'Vos lettres d’information arrivent avec le prochain numéro.',
  'newsletterPage.preferences.title': 'Vos lettres d’information',
  'newsletterPage.preferences.text': 'Ce qui est coché vous est envoyé. Décochez tout pour ne rien recevoir.',
  'newsletterPage.ended.title': 'Vous êtes désinscrit',
  'newsletterPage.ended.text': 'Cette lettre ne vous est plus envoyée.',
  'newsletterPage.dead.title': 'Ce lien n’est plus valable',
  'newsletterPage.dead.text':
    'Il est incomplet ou trop ancien. Demandez à nouveau les lettres, ou utilisez le lien de la plus récente.',
  'newsletterPage.save': 'Enregistrer',
};

const no: Translation = {
  'newsletter.confirm.subject': 'Bekreft nyhetsbrevene dine',
  'newsletter.confirm.text':
    'Denne adressen ble oppgitt hos {site} for: {letters}. Bekreft at du vil ha dem. Lenken gjelder i {time}.',
  'newsletter.confirm.action': 'Bekreft',
  'newsletter.confirm.ignore':
    'Hvis det ikke var deg, trenger du ikke gjøre noe. Ingenting sendes uten at du bekrefter.',
  'newsletter.welcome.subject': 'Du er på listen',
  'newsletter.welcome.text': 'Du får fra {site}: {letters}.',
  'newsletter.welcome.action': 'Endre nyhetsbrevene dine',
  'newsletter.welcome.leave': 'Du kan avslutte hvert av dem når som helst, der eller nederst i hvert brev.',
  'newsletterPage.confirm.title': 'Vil du ha disse nyhetsbrevene?',
  'newsletterPage.confirm.text': 'Ingenting sendes før du bekrefter.',
  'newsletterPage.confirmed.title': 'Takk',
  'newsletterPage.confirmed.text': 'Nyhetsbrevene dine kommer med neste utgave.',
  'newsletterPage.preferences.title': 'Nyhetsbrevene dine',
  'newsletterPage.preferences.text':
    'Det som er krysset av, sendes til deg. Fjern alle kryss for ikke å få noe.',
  'newsletterPage.ended.title': 'Du er meldt av',
  'newsletterPage.ended.text': 'Dette nyhetsbrevet sendes ikke lenger til deg.',
  'newsletterPage.dead.title': 'Lenken gjelder ikke lenger',
  'newsletterPage.dead.text':
    'Den er avkortet eller for gammel. Bestill nyhetsbrevene på nytt, eller bruk lenken i det nyeste brevet.',
  'newsletterPage.save': 'Lagre',
};

const de: Translation = {
  'newsletter.confirm.subject': 'Bestätigen Sie Ihre Newsletter',
  'newsletter.confirm.text':
    'Diese Adresse wurde bei {site} angegeben für: {letters}. Bestätigen Sie, dass Sie sie haben möchten. Der Link gilt {time}.',
  'newsletter.confirm.action': 'Bestätigen',
  'newsletter.confirm.ignore':
    'Wenn Sie es nicht waren, müssen Sie nichts tun. Ohne Ihre Bestätigung wird nichts verschickt.',
  'newsletter.welcome.subject': 'Sie stehen auf der Liste',
  'newsletter.welcome.text': 'Sie bekommen von {site}: {letters}.',
  'newsletter.welcome.action': 'Newsletter ändern',
  'newsletter.welcome.leave': 'Sie können jeden davon jederzeit beenden, dort oder am Ende jedes Briefs.',
  'newsletterPage.confirm.title': 'Möchten Sie diese Newsletter bekommen?',
  'newsletterPage.confirm.text': 'Bevor Sie bestätigen, wird nichts verschickt.',
  'newsletterPage.confirmed.title': 'Vielen Dank',
  'newsletterPage.confirmed.text': 'Ihre Newsletter kommen mit der nächsten Ausgabe.',
  'newsletterPage.preferences.title': 'Ihre Newsletter',
  'newsletterPage.preferences.text':
    'Was angekreuzt ist, bekommen Sie. Entfernen Sie alle Kreuze, um nichts zu bekommen.',
  'newsletterPage.ended.title': 'Sie sind abgemeldet',
  'newsletterPage.ended.text': 'Diesen Newsletter bekommen Sie nicht mehr.',
  'newsletterPage.dead.title': 'Dieser Link gilt nicht mehr',
  'newsletterPage.dead.text':
    'Er ist unvollständig oder zu alt. Bestellen Sie die Newsletter noch einmal, oder nehmen Sie den Link in Ihrem neuesten Brief.',
  'newsletterPage.save': 'Speichern',
};

const es: Translation = {
  'newsletter.confirm.subject': 'Confirme sus boletines',
  'newsletter.confirm.text':
    'Esta dirección se indicó en {site} para: {letters}. Confirme que quiere recibirlos. El enlace es válido durante {time}.',
  'newsletter.confirm.action': 'Confirmar',
  'newsletter.confirm.ignore':
    'Si no fue usted, no tiene que hacer nada. No se envía nada sin su confirmación.',
  'newsletter.welcome.subject': 'Está en la lista',
  'newsletter.welcome.text': 'Recibirá de {site}: {letters}.',
  'newsletter.welcome.action': 'Cambiar sus boletines',
  'newsletter.welcome.leave': 'Puede terminar cada uno en cualquier momento, ahí o al pie de cada boletín.',
  'newsletterPage.confirm.title': '¿Quiere recibir estos boletines?',
  'newsletterPage.confirm.text': 'No se envía nada antes de que confirme.',
  'newsletterPage.confirmed.title': 'Gracias',
  'newsletterPage.confirmed.text': 'Sus boletines llegarán con el próximo número.',
  'newsletterPage.preferences.title': 'Sus boletines',
  'newsletterPage.preferences.text': 'Recibe lo que está marcado. Desmárquelo todo para no recibir nada.',
  'newsletterPage.ended.title': 'Se ha dado de baja',
  'newsletterPage.ended.text': 'Ya no recibirá este boletín.',
  'newsletterPage.dead.title': 'Este enlace ya no es válido',
  'newsletterPage.dead.text':
    'Está incompleto o es demasiado antiguo. Pida de nuevo los boletines o use el enlace del más reciente.',
  'newsletterPage.save': 'Guardar',
};

const ja: Translation = {
  'newsletter.confirm.subject': 'ニュースレターの確認',
  'newsletter.confirm.text':
    '{site} でこのアドレスに次のニュースレターの申し込みがありました：{letters}。受け取りを希望される場合は確認してください。リンクの有効期間は{time}です。',
  'newsletter.confirm.action': '確認する',
  'newsletter.confirm.ignore':
    'お心当たりがない場合は、何もする必要はありません。確認なしには何も送られません。',
  'newsletter.welcome.subject': '登録が完了しました',
  'newsletter.welcome.text': '{site} から次のものをお送りします：{letters}。',
  'newsletter.welcome.action': 'ニュースレターを変更する',
  'newsletter.welcome.leave': 'そこで、または各号の末尾で、いつでも停止できます。',
  'newsletterPage.confirm.title': 'これらのニュースレターを受け取りますか？',
  'newsletterPage.confirm.text': '確認されるまで何も送られません。',
  'newsletterPage.confirmed.title': 'ありがとうございます',
  'newsletterPage.confirmed.text': '次の号からお届けします。',
  'newsletterPage.preferences.title': 'ニュースレターの設定',
  'newsletterPage.preferences.text': 'チェックしたものをお送りします。すべて外すと何も送られません。',
  'newsletterPage.ended.title': '配信を停止しました',
  'newsletterPage.ended.text': 'このニュースレターは今後送られません。',
  'newsletterPage.dead.title': 'このリンクは使えません',
  'newsletterPage.dead.text':
    '途中で切れているか、期限が過ぎています。もう一度申し込むか、最新号のリンクをお使いください。',
  'newsletterPage.save': '保存',
};

const ko: Translation = {
  'newsletter.confirm.subject': '뉴스레터를 확인해 주세요',
  'newsletter.confirm.text':
    '{site}에서 이 주소로 다음 뉴스레터를 신청했습니다: {letters}. 받으시려면 확인해 주세요. 링크는 {time} 동안 유효합니다.',
  'newsletter.confirm.action': '확인',
  'newsletter.confirm.ignore':
    '본인이 아니라면 아무것도 하지 않으셔도 됩니다. 확인 없이는 아무것도 보내지 않습니다.',
  'newsletter.welcome.subject': '구독이 시작되었습니다',
  'newsletter.welcome.text': '{site}에서 보내 드립니다: {letters}.',
  'newsletter.welcome.action': '뉴스레터 변경',
  'newsletter.welcome.leave': '언제든지 그곳이나 각 호의 끝에서 그만 받을 수 있습니다.',
  'newsletterPage.confirm.title': '이 뉴스레터를 받으시겠습니까?',
  'newsletterPage.confirm.text': '확인하기 전에는 아무것도 보내지 않습니다.',
  'newsletterPage.confirmed.title': '감사합니다',
  'newsletterPage.confirmed.text': '다음 호부터 보내 드립니다.',
  'newsletterPage.preferences.title': '내 뉴스레터',
  'newsletterPage.preferences.text': '선택한 것을 보내 드립니다. 모두 해제하면 아무것도 보내지 않습니다.',
  'newsletterPage.ended.title': '구독을 그만두었습니다',
  'newsletterPage.ended.text': '이 뉴스레터를 더 이상 보내지 않습니다.',
  'newsletterPage.dead.title': '이 링크는 더 이상 사용할 수 없습니다',
  'newsletterPage.dead.text': '잘렸거나 너무 오래되었습니다. 다시 신청하거나 최신 호의 링크를 이용해 주세요.',
  'newsletterPage.save': '저장',
};

const pt: Translation = {
  'newsletter.confirm.subject': 'Confirme as suas newsletters',
  'newsletter.confirm.text':
    'Este endereço foi indicado em {site} para: {letters}. Confirme que as quer receber. A ligação é válida durante {time}.',
  'newsletter.confirm.action': 'Confirmar',
  'newsletter.confirm.ignore':
    'Se não o pediu, não precisa de fazer nada. Nada é enviado sem a sua confirmação.',
  'newsletter.welcome.subject': 'Está na lista',
  'newsletter.welcome.text': 'Vai receber de {site}: {letters}.',
  'newsletter.welcome.action': 'Alterar as suas newsletters',
  'newsletter.welcome.leave': 'Pode terminar cada uma a qualquer momento, aí ou no fim de cada edição.',
  'newsletterPage.confirm.title': 'Quer receber estas newsletters?',
  'newsletterPage.confirm.text': 'Nada é enviado antes de confirmar.',
  'newsletterPage.confirmed.title': 'Obrigado',
  'newsletterPage.confirmed.text': 'As suas newsletters chegam com a próxima edição.',
  'newsletterPage.preferences.title': 'As suas newsletters',
  'newsletterPage.preferences.text':
    'O que está assinalado é-lhe enviado. Desmarque tudo para não receber nada.',
  'newsletterPage.ended.title': 'Saiu da lista',
  'newsletterPage.ended.text': 'Esta newsletter já não lhe é enviada.',
  'newsletterPage.dead.title': 'Esta ligação já não é válida',
  'newsletterPage.dead.text':
    'Está incompleta ou é demasiado antiga. Peça de novo as newsletters ou use a ligação da mais recente.',
  'newsletterPage.save': 'Guardar',
};

export const newsletterLocales = { sv, fr, no, de, es, ja, ko, pt };
