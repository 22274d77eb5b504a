import { stemOf } from '../passages/words.ts';

/**
 * Words that mean the same in questions to us, in English, German, Spanish and Hindi in Latin letters. The first names
 * the concept. A word ends with `*` when all that begins with it is meant.
 */
const GROUPS = [
  'price cost* pricing prices pric* charge* fee fees rate kost kostet koste* preis* precio* cuesta coste* kitna kitne paisa paise kimat daam expensive cheap* teuer barato much prix cout* combien prezzo prezzi preco* prijs* tarief hoeveel pris kostar koster* cena ceny kosztuje koszt ile fiyat* ucret* kac hinta maksaa maksab stoji pret costul mennyibe harga berapa presyo magkano cijena kosta kainuoja gia quanto quanta custa custo',
  'plan plans tier* package* subscription* suite edition* tarif* abo paket* suscripcion forfait abonnement* piano plano planu planin* planen',
  'cancel* cancell* quit terminate* leave unsubscribe kundig* kuendig* kundbar beenden cancelar band',
  'refund* reimburs* moneyback ruckerstatt* zuruck reembols* devol* wapas geld',
  'free gratis kostenlos* muft trial* test* testen testphase prueba probar try',
  'discount* rabatt* descuento* coupon* voucher* promo* deal* chhoot cheaper nachlass offer*',
  'invoice* receipt* rechnung* factura* bill bills billing billed',
  'pay payment* paying paid bezahl* zahl* zahlung* pagar pago credit card kreditkarte tarjeta paypal sepa',
  'year* annual* annually jahr* jahrlich* anual* saal yearly',
  'month* monthly monat* mes mensual mahina mahine mois mese mensile maand manad miesiac* aylik ayda maned*',
  'data daten datos information info infos',
  'delete* deletion erase* erasure remove* removal losch* loesch* borrar eliminar hata* wipe purge',
  'privacy datenschutz* gdpr dsgvo privacidad rgpd personal personenbezogen*',
  'security secure* sicher* sicherheit* seguro seguridad suraksha safe safety',
  'encrypt* verschlussel* cifrad* tls ssl aes https',
  'train training trained trains trainier* lernt entren* learn* learning',
  'model models llm llms gpt openai anthropic claude gemini mistral llama modell* modelo*',
  'location located based where hosted hosting host server servers region* standort* sitz gehostet ubicad* kahan wo donde country countries land',
  'company firm business organi* firma unternehmen empresa kampni',
  'employee* staff worker* mitarbeiter* empleado* karmchari',
  'boss manager* admin* administrator* supervisor chef vorgesetzt* jefe owner employer',
  'read reads reading see view access look mitlesen lesen leer ver einsehen',
  'who whom wer quien kaun',
  'when wann cuando kab',
  'long length duration lange dauert dauer tarda cuanto minutes time',
  'demo demos meeting appointment termin* vorfuhrung call presentation cita',
  'book booking schedul* reserve* buch* reserv* vereinbaren',
  'move reschedul* verschieb* verleg* postpone* change* umbuch* cambiar andern aendern switch*',
  'upgrade* downgrade* wechsel* hochstuf* mejorar',
  'support* help helpdesk hilfe ayuda madad kundendienst service',
  'contact kontakt* contacto reach sampark email mail write',
  'talk* speak* spoke sprech* hablar baat conversation',
  'phone telephone* telefon* telefono call hotline anruf*',
  'password passwort* contrasena passcode pwd login log signin sign anmeld* einlogg* registr* account konto cuenta',
  'integration* integrate* integrier* integracion* connect* connector* verbind* anbind* conectar plugin* jud*',
  'slack teams discord',
  'crm salesforce hubspot pipedrive zoho',
  'language* sprache* idioma* bhasha german deutsch english englisch hindi spanish spanisch french multilingual mehrsprachig*',
  'app apps mobile ios android iphone handy movil phone',
  'api rest endpoint* schnittstelle*',
  'webhook* callback*',
  'token tokens key keys clientid',
  'limit limits quota* throttl* begrenz* grenze* limite* maximum max most',
  'message* messages nachricht* mensaje* chat chats conversation* sandesh',
  'credit credits guthaben creditos',
  'people person* persons users user seats seat member* members team teams leute logon logo mitglied* nutzer usuario* personas',
  'law legal jurisdiction recht gerichtsstand ley juris* court* kanoon',
  'terms contract* agreement* vertrag* agb contrato* conditions tos',
  'liab* responsib* haft* verantwort* accountable blame fault zimmedar* responsable',
  'mistake* error* invent* wrong fehler falsch* hallucin* halluzin* accurac* accurate galat* equivoc*',
  'own* ownership ip intellectual eigentum* gehor* besitz* propiedad rights belongs copyright',
  'sla uptime availab* verfugbar* downtime outage* ausfall* disponib* reliab* guarantee* garantie* garantia',
  'certif* soc2 soc iso iso27001 zertifi* audit* audited compliance compliant attest*',
  'subprocessor* subprocesor* processor* subcontract* vendors unterauftrag* third',
  'sso saml okta scim oidc',
  'onprem* premise premises onpremise selfhost* local lokal* own servers vpc',
  'cloud saas',
  'chatbot* bot bots widget',
  'website site web webseite homepage embed* einbett* einbau*',
  'setup install* onboard* implement* rollout einricht* start started launch live golive einfuhr*',
  'course* courses class lesson* lessons kurs* curso* academy learn tutorial*',
  'affiliate* referral* refer commission* provision partner* reseller* resell* resale weiterverkauf* empfehl*',
  'customer* clients kunde* kunden client cliente* grahak',
  'job jobs career* hiring hire hires vacanc* karriere stellen* empleo naukri recruit*',
  'ceo founder* team investors funding grunder* behind',
  'age old minor* kids child* children alter minderjahr* edad',
  'export* download* exportier* backup* takeout',
  'cookie* tracking tracker* analytics',
  'vulnerab* bug bugs security.txt exploit pentest penetration schwachstelle* sicherheitslucke*',
  'industry industries healthcare hipaa medical bank finance',
  'reject* decline* decide* decides decision* approve* approval* ablehn* entscheid* fire fires',
  'human* humans mensch* person people insaan replace* ersetz*',
  'different differ* difference compare* comparison versus vs unterschied* better alternative* competitor* vergleich*',
  'file files upload* document* documents pdf dokument* datei* archivo*',
  'credit rollover unused carry expire*',
].map((line) => line.split(' '));

/** Names of concepts by word, or by the beginning of a word. */
const EXACT = new Map<string, string[]>();
const BEGINNINGS: [beginning: string, concept: string][] = [];
for (const words of GROUPS) {
  const [concept = ''] = words;
  for (const word of words) {
    if (word.endsWith('*')) BEGINNINGS.push([word.slice(0, -1), concept]);
    else
      for (const key of new Set([word, stemOf(word)])) EXACT.set(key, [...(EXACT.get(key) ?? []), concept]);
  }
}

/** The concepts that a word stands for, such as `price` for `kostet`; the word in lower case without accents. */
export function conceptsOf(word: string): string[] {
  const begun = BEGINNINGS.filter(([beginning]) => word.startsWith(beginning)).map(([, concept]) => concept);
  return [...new Set([...(EXACT.get(word) ?? []), ...(EXACT.get(stemOf(word)) ?? []), ...begun])];
}
