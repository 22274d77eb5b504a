/**
 * English words of questions to us, each with its words in German, French, Spanish, Portuguese, Italian and Hindi in
 * Latin letters. A word ends with `*` where all that begins with it is meant.
 */
const WORDS = `
how much: wieviel wie_viel combien cuanto cuantos cuanta cuantas quanto quanti quanta quante quantos quantas kitna kitne kitni
what: was quel quelle quels quelles que cual cuales qual quais quale quali kya
which plan: welcher_plan welchen_plan welches_paket kaunsa_plan kaun_sa_plan
which: welche welcher welches welchen kaunsa kaunse
who: wer qui quien chi quem kaun
where: wo ou_sont donde dove onde kahan
when: wann quand cuando quando kab
how: wie comment como come kaise
can i: puis_je puedo posso kann_ich main_kar
can: kann konnen koennen peut pouvons peux podemos puede possiamo puo podemos pode sakta sakte sakti
is there: gibt_es y_a_t_il est_ce_qu_il_y_a hay existe ce ha esiste
we are: wir_sind nous_sommes somos siamo hum ham
people: leute personen person mitarbeiter* nutzer benutzer kollegen personnes personne personas persona pessoas persone log logo logon employes salaries empleados dipendenti funcionarios
members: mitglied* membres miembros membros membri
team: equipe equipo squadra teams
need: brauchen brauche benotigen avons_besoin besoin necesit* precisa* bisogno chahiye
plan: tarif tarife paket forfait* abonnement abo formule piano pacote plano planes plans
price: preis* prix precio* preco* prezz* daam keemat
costs: kostet kosten coute coutent cuesta cuestan costa costano custa custam
per month: monatlich im_monat pro_monat par_mois al_mes por_mes al_mese por_mes mahine mensuel* mensual* mensal
per year: jahrlich im_jahr pro_jahr par_an al_ano por_ano all_anno saal annuel* anual*
cancel: kundig* kuendig* resili* annul* cancel* disdi* disdire cancellare band_kar
cancellation: kundigung kuendigung resiliation cancelacion disdetta cancelamento
contract: vertrag* contrat contrato contratto
refund: ruckerstatt* erstatt* rembours* reembols* rimbors* devol* devuel* geld_zuruck paisa_wapas wapas
money: geld argent dinero denaro dinheiro soldi paise paisa
pay: zahlen bezahl* payer pagar pagare
invoice: rechnung* facture* factura* fattura* fatura*
free trial: testphase probezeit testversion essai prueba* prova teste
free: kostenlos* gratis gratuit* muft
data: daten donnees datos dados dati
stored: gespeichert stockees stocke hebergees almacen* guard* armazen* conservat* rakha
deleted: geloscht geloescht loscht supprime* borr* elimin* apagad* excluid* cancellati mita
train models: trainier* entrain* entren* treina* addestr* training_karte
model: modell* modele* modelo* modello
after: nach apres despues depois dopo baad
before: vor avant antes prima pehle
days: tage tagen jours dias giorni din
change: wechseln andern aendern changer cambiar cambiare mudar trocar badal*
later: spater plus_tard mas_tarde depois mais_tarde piu_tardi baad_mein
any time: jederzeit tout_moment cualquier_momento qualsiasi_momento qualquer_momento kabhi_bhi
security: sicherheit securite seguridad seguranca sicurezza
encrypted: verschlussel* chiffre* cifrad* criptograf* crittograf*
server: server serveurs servidor* serveur
own servers: eigenen_servern eigene_server propres_serveurs propios_servidores nuestros_servidores nossos_servidores nostri_server apne_server
hosted in germany: in_deutschland en_allemagne en_alemania na_alemanha in_germania
region: region europa ue eu
owns: gehort gehoren appartient appartiennent dueno propietari* dono proprietari* pertenece pertence malik
writes: schreibt geschriebene ecrit ecrivent escribe* escreve* scrive
ai: ki ia
liable: haftet haftung responsable* responsavel responsabil* zimmedar
mistake: fehler erreur* error* erro* errore errori galti
support: hilfe aide ayuda ajuda aiuto assistance madad soporte suporte
language: sprache* langue* idioma* lingua* bhasha
speak: sprech* parle* habla* fala* parla*
german: deutsch allemand aleman tedesco
french: franzosisch francais frances francese
spanish: spanisch espagnol espanol spagnolo
integrations: integration* anbind* integra* conexion*
connect: verbinden anschliessen connecter conectar collegare jod*
messages: nachrichten mensajes mensagens messaggi sandesh
send: senden schicken envoyer envoyons enviar enviamos inviare bhejte
credits: guthaben creditos crediti
a day: pro_tag am_tag par_jour al_dia por_dia al_giorno
demo: vorfuhrung demonstration demostracion demonstracao
book: buchen reserver reservar prenotare
move: verschieben verlegen deplacer reprogramar spostare remarcar
employees: angestellte
customers: kunden clients clientes clienti grahak
website: webseite site_web sitio_web pagina_web sito
share: teilen partager compartir condividere
approve: freigeben genehmig* approuver aprobar approvare
upload: hochladen telecharger subir carica*
documents: dokumente documentos documenti fichiers archivos
smallest: kleinste* billigste* gunstigste* guenstigste* moins_cher mas_barato mais_barato meno_caro sabse_sasta
largest: grosste* groesste* plus_grand mas_grande
budget: presupuesto orcamento
age: alter edad idade eta umar
years old: jahre_alt ans_pour anos
course: kurs* cours curso* corso*
two: zwei deux dos due dois do
three: drei trois tres tre teen
four: vier quatre cuatro quattro quatro char
five: funf fuenf cinq cinco cinque paanch
six: sechs seis sei chhe
seven: sieben sept siete sette sete saat
eight: acht huit ocho otto oito aath
nine: neun neuf nueve nove nau
ten: zehn dix diez dieci dez das
twelve: zwolf zwoelf douze doce dodici doze barah
twenty: zwanzig vingt veinte venti vinte bees
only: nur seulement solo soltanto apenas sirf
for: fur fuer pour para per ke_liye
with: mit avec con com
without: ohne sans sin sem senza bina
and: und et y e aur
my: mein meine mon mes mi mio meu apna apne apni
our: unser* notre nos nuestr* nostr* noss* hamara hamare
you: sie ihr vous voi aap`;

const EXACT = new Map<string, string>();
const BEGINNINGS: [beginning: string, english: string][] = [];
for (const line of WORDS.trim().split('\n')) {
  const [english = '', words = ''] = line.split(':');
  for (const word of words.trim().split(' ')) {
    const plain = word.replaceAll('_', ' ');
    if (plain.endsWith('*')) BEGINNINGS.push([plain.slice(0, -1), english]);
    else if (!EXACT.has(plain)) EXACT.set(plain, english);
  }
}
/** English for a word or phrase in lower case without accents. */
export function englishOf(phrase: string): string | undefined {
  return (
    EXACT.get(phrase) ??
    (phrase.includes(' ') ? undefined : BEGINNINGS.find(([beginning]) => phrase.startsWith(beginning))?.[1])
  );
}

/** Recognizes a word of another language that questions to us have. */
export function isForeignWord(word: string): boolean {
  return englishOf(word) !== undefined;
}
