import type { FastifyInstance } from "fastify";
import type { Deps } from "./Deps.ts";
import { registerDesks } from "./registerDesks.ts";
import { knownZone, localDay } from "./localDay.ts";
import { registerAgent } from "./features/agent/registerAgent.ts";
import { registerAnnouncements } from "./features/announcement/registerAnnouncements.ts";
import { createBets } from "./features/bet/createBets.ts";
import { registerBets } from "./features/bet/registerBets.ts";
import { registerBanners } from "./features/banner/registerBanners.ts";
import { registerBoard } from "./features/board/registerBoard.ts";
import { attachBonuses } from "./features/bonus/attachBonuses.ts";
import { registerBonuses } from "./features/bonus/registerBonuses.ts";
import { expireBonuses } from "./features/bonus/expireBonuses.ts";
import { createBotCheck } from "./features/bot-check/createBotCheck.ts";
import { registerBotCheck } from "./features/bot-check/registerBotCheck.ts";
import { createCaptchas } from "./features/captcha/createCaptchas.ts";
import { registerCaptcha } from "./features/captcha/registerCaptcha.ts";
import { registerConsole } from "./features/console/registerConsole.ts";
import { registerFeedback } from "./features/feedback/registerFeedback.ts";
import { registerClosures } from "./features/console/registerClosures.ts";
import { registerSwitches } from "./features/console/registerSwitches.ts";
import { createCounts } from "./features/centre/createCounts.ts";
import { registerCentre } from "./features/centre/registerCentre.ts";
import { createAssets } from "./features/asset/createAssets.ts";
import { createLibraryWords } from "./features/asset/createLibraryWords.ts";
import { registerAssets } from "./features/asset/registerAssets.ts";
import { createFiles } from "./features/file/createFiles.ts";
import { createFileStore } from "./features/file/stores/createFileStore.ts";
import { expireDeposits } from "./features/deposit/expireDeposits.ts";
import { createForgeries } from "./features/deposit/createForgeries.ts";
import { registerDeposits } from "./features/deposit/registerDeposits.ts";
import { registerPaymentEvents } from "./features/deposit/registerPaymentEvents.ts";
import { registerDiscovery } from "./features/discovery/registerDiscovery.ts";
import { registerInstall } from "./features/install/registerInstall.ts";
import { workerAddress } from "./features/install/workerAddress.ts";
import { registerFiles } from "./features/file/registerFiles.ts";
import { registerExamples } from "./features/examples/registerExamples.ts";
import { registerCovers } from "./features/game/cover/registerCovers.ts";
import { registerGameFaults } from "./features/game/registerGameFaults.ts";
import { registerGameLists } from "./features/game/registerGameLists.ts";
import { createLaunches } from "./features/game/createLaunches.ts";
import { createVendorReads } from "./features/game/createVendorReads.ts";
import { registerGames } from "./features/game/registerGames.ts";
import { registerOwnGames } from "./features/game/registerOwnGames.ts";
import { registerVendors } from "./features/game/registerVendors.ts";
import { registerChat } from "./features/chat/registerChat.ts";
import { createIdentities } from "./features/identity/createIdentities.ts";
import { registerIdentity } from "./features/identity/registerIdentity.ts";
import type { ExportedLists } from "./features/export/Exported.ts";
import { registerExports } from "./features/export/registerExports.ts";
import { registerHelp } from "./features/help/registerHelp.ts";
import { createLedger } from "./features/ledger/createLedger.ts";
import { registerLottery } from "./features/lottery/registerLottery.ts";
import { registerMall } from "./features/mall/registerMall.ts";
import { createMemberWork } from "./features/member/createMemberWork.ts";
import { createPaymentPasswords } from "./features/member/createPaymentPasswords.ts";
import { registerFunds } from "./features/member/registerFunds.ts";
import { registerMeasures } from "./features/measure/registerMeasures.ts";
import { registerMember } from "./features/member/registerMember.ts";
import { registerPassword } from "./features/member/registerPassword.ts";
import { registerRegistration } from "./features/member/registerRegistration.ts";
import { registerTransactions } from "./features/member/registerTransactions.ts";
import { registerMessages } from "./features/message/registerMessages.ts";
import { createNames } from "./features/names/createNames.ts";
import { createLetters, loadLetterWords } from "./features/outbox/createLetters.ts";
import { createTableOutbox } from "./features/outbox/Outbox.ts";
import { registerPages } from "./features/pages/registerPages.ts";
import { createPublisher } from "./features/publishing/createPublisher.ts";
import { createChecks } from "./features/publishing/work/createChecks.ts";
import { openJobRunner } from "./features/publishing/work/openJobRunner.ts";
import { registerLive } from "./features/publishing/live/registerLive.ts";
import { createResets } from "./features/recovery/createResets.ts";
import { registerRecovery } from "./features/recovery/registerRecovery.ts";
import { registerPasskeyLogin } from "./features/passkey/registerPasskeyLogin.ts";
import { registerPasskeys } from "./features/passkey/registerPasskeys.ts";
import { registerPlay } from "./features/play/registerPlay.ts";
import { registerPlayLimits } from "./features/play/registerPlayLimits.ts";
import { createReach } from "./features/reach/createReach.ts";
import { createTakeBack } from "./features/reach/createTakeBack.ts";
import { registerReach } from "./features/reach/registerReach.ts";
import { registerReports } from "./features/report/registerReports.ts";
import { createOffers } from "./features/promotion/createOffers.ts";
import { payLosses } from "./features/promotion/payLosses.ts";
import { registerPromotions } from "./features/promotion/registerPromotions.ts";
import { registerRewards } from "./features/reward/registerRewards.ts";
import { createRewards } from "./features/reward/createRewards.ts";
import { registerRollout } from "./features/rollout/registerRollout.ts";
import { createStakes } from "./features/seamless/createStakes.ts";
import { createScheduleRun } from "./features/schedule/createScheduleRun.ts";
import { registerSeamless } from "./features/seamless/registerSeamless.ts";
import { registerSecurity } from "./features/security/registerSecurity.ts";
import { createSecondFactors } from "./features/second-factor/createSecondFactors.ts";
import { registerSecondFactor } from "./features/second-factor/registerSecondFactor.ts";
import { registerSecondFactorLogin } from "./features/second-factor/registerSecondFactorLogin.ts";
import { registerStubs } from "./features/stubs/registerStubs.ts";
import { authenticatePlayer } from "./features/session/authenticatePlayer.ts";
import { cookieNames } from "./features/session/cookieNames.ts";
import { createLoginAttempts } from "./features/session/createLoginAttempts.ts";
import { createRememberMe } from "./features/session/createRememberMe.ts";
import { createSessions } from "./features/session/createSessions.ts";
import { createDeviceCookie } from "./features/session/deviceCookie.ts";
import { registerFreePlay } from "./features/session/registerFreePlay.ts";
import { registerLogin } from "./features/session/registerLogin.ts";
import { registerSessions } from "./features/session/registerSessions.ts";
import { registerService } from "./features/service/registerService.ts";
import { createEntry } from "./features/system/createEntry.ts";
import { registerSystem } from "./features/system/registerSystem.ts";
import { createSwitches } from "./features/system/switches/createSwitches.ts";
import { createCodeLimits } from "./features/verification/createCodeLimits.ts";
import { createCodes } from "./features/verification/createCodes.ts";
import { registerVerification } from "./features/verification/registerVerification.ts";
import { registerPayoutAccounts } from "./features/withdrawal/registerPayoutAccounts.ts";
import { registerWithdrawals } from "./features/withdrawal/registerWithdrawals.ts";
import { settleReceipts } from "./features/withdrawal/settleReceipts.ts";
import { registerUpline } from "./features/wallet/registerUpline.ts";
import { registerWallet } from "./features/wallet/registerWallet.ts";
import { createSweep } from "./createSweep.ts";
import { createBodyOpener } from "./security/createBodyOpener.ts";
import { createIdempotency } from "./security/createIdempotency.ts";
import { createTickets } from "./security/createTickets.ts";
import { createThrottle } from "./security/createThrottle.ts";
import { createPasswords } from "./security/passwords.ts";

/** Makes the parts that features share, and gives every feature its routes. */
export async function registerFeatures(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, clock, keys, config } = deps;
  const throttle = createThrottle(db, clock, keys, config.limits.addressFactor);
  const bodies = createBodyOpener(db, clock, keys, config.publicOrigin);
  const cookies = cookieNames(config.isHttps);
  const devices = createDeviceCookie(keys, "player", cookies);
  const sessions = createSessions(deps);
  const outbox = createTableOutbox({
    db,
    clock,
    isDemo: config.isDemo,
    box: keys.boxOf("outbox"),
    leaving: new Set((["mail", "sms"] as const).filter((channel) => config.outgoing[channel] !== undefined)),
  });
  const letters = createLetters(deps.liveSite, await loadLetterWords());
  const codes = createCodes(deps, { letters, outbox });
  const passwords = createPasswords();
  const ledger = createLedger(clock);
  const rewards = createRewards(ledger);
  const settings = () => deps.liveSite.current().site.brand.settings;
  const walletKind = () => (settings().wallets === "perVendor" ? ("playerVendor" as const) : ("player" as const));
  const counts = createCounts();
  const parts = {
    attempts: createLoginAttempts(throttle, devices),
    bodies,
    // Whoever hangs on settled bets listens here: `bets.onSettled`, `bets.onVoided`.
    bets: createBets({ ledger, dayOf: (at) => localDay(at, knownZone(settings().timeZone)), walletKind }),
    botCheck: createBotCheck(deps),
    captchas: createCaptchas(deps),
    codes,
    cookies,
    counts,
    devices,
    factors: createSecondFactors(deps),
    features: registerRollout(app, deps, { sessions, cookies, throttle }),
    identities: createIdentities(deps, throttle),
    ledger,
    letters,
    memberWork: createMemberWork(db),
    offers: createOffers(deps, rewards),
    outbox,
    passwords,
    paymentPasswords: createPaymentPasswords(db, throttle, passwords),
    remember: createRememberMe(deps),
    resets: createResets(deps),
    rewards,
    runOnce: createIdempotency(db, clock, keys, passwords),
    sessions,
    throttle,
    tickets: createTickets(deps),
  };
  attachBonuses(parts.bets, ledger);
  const switches = createSwitches(deps);
  app.addHook("preClose", () => switches.close());
  const entry = createEntry(deps, switches);
  // What every page asks first is in memory before the first one does, and stays there while the database is away.
  await Promise.all([switches.open(), bodies.publicKeys()]);
  app.ports.openBody = bodies.open;
  app.ports.checkEntry = entry.check;
  app.ports.authenticators.player = authenticatePlayer(sessions);

  await registerSystem(app, deps, entry, bodies);
  const reach = createReach(deps);
  registerReports(app, deps, reach);
  registerReach(app, deps, reach);
  registerMeasures(app, deps);
  registerCaptcha(app, deps, parts);
  registerBotCheck(app, deps, parts.botCheck);
  const limits = createCodeLimits({ config, throttle });
  registerVerification(app, deps, { botCheck: parts.botCheck, codes, limits });
  registerSecurity(app, deps, { ...parts, limits });
  registerLogin(app, deps, parts);
  registerSecondFactorLogin(app, deps, parts);
  registerSecondFactor(app, deps, parts);
  registerPasskeyLogin(app, deps, parts);
  registerPasskeys(app, deps, parts);
  registerFreePlay(app, deps, parts);
  registerIdentity(app, deps, parts);
  registerSessions(app, deps, parts);
  registerRegistration(app, deps, parts);
  const names = createNames(deps);
  const exported: ExportedLists = new Map();
  registerMember(app, deps, names);
  registerPassword(app, deps, parts);
  await registerRecovery(app, deps, parts);
  registerTransactions(app, deps, { exported, names });
  registerBets(app, deps, { exported, names });
  registerFunds(app, deps);
  registerCentre(app, deps, counts);
  registerWallet(app, deps, parts);
  registerUpline(app, deps, parts);
  registerPlay(app, deps, parts);
  registerPlayLimits(app, deps, parts);
  const store = createFileStore(deps, (error) => app.log.error({ err: error }, "the store of files failed"));
  const files = createFiles(db, clock, store);
  registerFiles(app, files, throttle);
  registerAssets(app, createAssets(deps, store), throttle);
  const deposits = { ...parts, files, forgeries: createForgeries(db, clock) };
  registerDeposits(app, deps, deposits);
  registerPaymentEvents(app, deps, deposits);
  const withdrawals = { ...parts, box: keys.boxOf("payout"), files };
  registerPayoutAccounts(app, deps, withdrawals);
  registerWithdrawals(app, deps, withdrawals);
  const stakes = createStakes(deps, parts);
  const work = openJobRunner(config);
  const checks = createChecks(work);
  const publisher = createPublisher({ db, clock, work, check: checks.check });
  const sweep = createSweep(
    [
      { name: "deposits", run: () => expireDeposits(db, clock.now()) },
      { name: "forgeries", run: deposits.forgeries.flush, alsoAtEnd: true },
      stakes.job,
      { name: "take back", run: createTakeBack(deps, publisher) },
      { name: "schedules", run: createScheduleRun(deps, publisher) },
      { name: "sights", run: reach.forget },
      { name: "receipts", run: () => settleReceipts(db, clock.now()) },
      { name: "bonuses", run: () => expireBonuses({ ...deps, ...parts }) },
      {
        name: "losses",
        run: () => payLosses({ ...deps, ...parts, dayOf: (at) => localDay(at, knownZone(settings().timeZone)) }),
      },
    ],
    (error, job) => app.log.error({ err: error, job }, "a sweep failed"),
  );
  app.addHook("onListen", () => sweep.start());
  app.addHook("onClose", () => sweep.stop());
  registerBonuses(app, deps, parts);
  registerRewards(app, deps, parts);
  registerPromotions(app, deps, parts);
  await registerMall(app, deps, { ...parts, files, names });
  registerMessages(app, deps);
  registerChat(app, deps, parts);
  const libraryWords = createLibraryWords(deps);
  const banners = registerBanners(app, deps, parts.features, libraryWords);
  registerAnnouncements(app, deps, { banners, libraryWords });
  registerBoard(app, deps);
  registerVendors(app, deps);
  registerCovers(app);
  registerGameLists(app, deps);
  registerOwnGames(app, deps, parts);
  registerGameFaults(app, deps, parts);
  const ask = createVendorReads(clock);
  registerGames(app, deps, { launch: createLaunches(deps), ask });
  registerLottery(app, deps, { ask, ...parts });
  registerSeamless(app, deps, { ...parts, switches, walletKind });
  registerHelp(app, deps);
  registerFeedback(app, deps, parts);
  registerService(app, deps);
  registerAgent(app, deps, { ...parts, exported, names });
  registerExports(app, deps, exported, throttle);
  registerExamples(app, deps, { ...parts, files });
  registerStubs(app, deps);

  registerLive(app, deps, switches);
  const worker = config.hasOfflineWorker ? workerAddress : null;
  const sayings = registerPages(app, deps, entry, { origin: config.publicOrigin, worker });
  registerDiscovery(app, deps, sayings);
  registerInstall(app, deps, sayings);
  registerSwitches(app, deps, switches);
  registerClosures(app, deps, parts.sessions);
  registerConsole(app, { deps, passwords: parts.passwords, throttle, publisher, work, checks });
  registerDesks(app, deps, { ...parts, deposits, stakes, withdrawals });
}
