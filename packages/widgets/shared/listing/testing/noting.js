window.assetsRan = [...(window.assetsRan ?? []), 'file'];
