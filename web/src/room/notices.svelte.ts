/** How this browser tells of a turn: a sound, and notices that come although no page is open. */

import { read, write } from '../lib/memory';
import { roomApi } from './api';
import { me } from './me.svelte';
import type { Me } from './protocol.gen';

const SOUND = 'kancha.sound';

class Notices {
  sound = $state(read(SOUND, true));
  #audio: AudioContext | null = null;

  constructor() {
    // A browser lets a page sound only after its person has touched it.
    const wake = (): void => {
      if (this.sound) void this.#context()?.resume().catch(() => undefined);
    };
    addEventListener('pointerdown', wake, { once: true });
    addEventListener('keydown', wake, { once: true });
  }

  setSound(on: boolean): void {
    this.sound = on;
    write(SOUND, on);
    if (on) this.chime();
  }

  /** Two soft notes, a fifth apart. */
  chime(): void {
    const audio = this.#context();
    if (!audio || !this.sound || audio.state !== 'running') return;
    [523.25, 783.99].forEach((pitch, place) => {
      const at = audio.currentTime + place * 0.16;
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.type = 'triangle';
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0.0001, at);
      volume.gain.exponentialRampToValueAtTime(0.12, at + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
      tone.connect(volume).connect(audio.destination);
      tone.start(at);
      tone.stop(at + 0.55);
    });
    document.documentElement.dataset['chimed'] = String(Number(document.documentElement.dataset['chimed'] ?? 0) + 1);
  }

  #context(): AudioContext | null {
    try {
      this.#audio ??= new AudioContext();
    } catch {
      return null;
    }
    return this.#audio;
  }

  /** Why this browser cannot be told by push; empty if it can. */
  get obstacle(): '' | 'insecure' | 'browser' {
    if (!window.isSecureContext) return 'insecure';
    return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window ? '' : 'browser';
  }

  /** Ask the browser, then the server, to tell of turns here. */
  async subscribe(key: string): Promise<Me | null> {
    if ((await Notification.requestPermission()) !== 'granted') return null;
    const worker = await navigator.serviceWorker.register('./push.js');
    const made = await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
    const { endpoint, keys } = made.toJSON();
    return me.ask((own) =>
      roomApi.subscribe(own, { endpoint: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } }),
    );
  }

  async unsubscribe(): Promise<Me> {
    const worker = await navigator.serviceWorker.getRegistration();
    await (await worker?.pushManager.getSubscription())?.unsubscribe();
    return me.ask((own) => roomApi.unsubscribe(own));
  }
}

function bytes(text: string): Uint8Array<ArrayBuffer> {
  const plain = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}

export const notices = new Notices();
